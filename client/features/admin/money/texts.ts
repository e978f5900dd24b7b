import { grouped } from '#rules/numbers.ts';

export const texts = {
  held: 'How plans are held now',
  nobody: 'Nobody holds this plan.',
  people: (count: number) => (count === 1 ? '1 person' : `${grouped(count)} people`),
  trials: 'on trial',
  renewing: 'renewing',
  ending: 'cancelled, still running',
  overdue: 'payment overdue',
  prepaid: 'paid once',
  waiting: 'paid once, waiting',
  given: 'given',

  days: (count: number) => `The last ${count} days`,
  receivedNaira: 'Received, ₦',
  refundedNaira: 'Given back, ₦',
  begun: 'Subscriptions begun',
  ended: 'Subscriptions ended',
  paidOnce: 'Plans paid once',

  outcomes: 'Who stays',
  trialToPaid: 'Trials that became paid',
  noTrials: 'No trial ended in these days.',
  churn: 'Subscriptions that ended',
  noChurn: 'No subscription ran when these days began.',
  of: (part: number, whole: number) => `${grouped(part)} of ${grouped(whole)} (${Math.round((100 * part) / whole)} %)`,

  failures: 'What failed, and why',
  noFailures: 'Nothing failed in these days.',
  reasons: {
    OVERDUE: 'A renewal was not paid',
    UNDERPAID: 'A transfer was too small; all of it went back',
    LATE: 'A transfer came too late; all of it went back',
    CURRENCY: 'A payment came in another currency; all of it went back',
    SUBSCRIBED: 'A subscription renewed already; the payment went back',
    LEFT: 'The account was gone; the payment went back',
    SECOND_TRIAL: 'A second trial was refused',
    SECOND_PLAN: 'A second subscription was refused',
  },
} as const;
