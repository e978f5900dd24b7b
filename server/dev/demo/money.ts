/** For the console's page of money: people of the crowd who pay, paid, tried or failed to pay in the last weeks. */
import { graceEnd } from '#rules/billing.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import { currency, plans } from '#rules/plans.ts';
import { type PrepaidTerm, prepaidEnd, prepaidKobo } from '#rules/prepaid.ts';
import { type DemoPerson, idOf } from './cast.ts';
import { diceOf } from './dice.ts';

const DAY = 86_400_000;
const TRIAL_DAYS = 7;
const MONTH_DAYS = 30;

/** `begun` and `ended` are days ago; `ended` is null for one that runs. */
type Story = { plan: PaidPlan; begun: number; trial: boolean; status: string; ended: number | null; cancels?: boolean };

const renewing = (plan: PaidPlan, begun: number): Story => ({
  plan,
  begun,
  trial: false,
  status: 'active',
  ended: null,
});

const stories: readonly Story[] = [
  ...[2, 5, 9, 11, 16, 21, 24].map((begun) => renewing('gold', begun)),
  ...[1, 4, 12, 19, 26].map((begun) => renewing('diamond', begun)),
  ...[3, 8, 22].map((begun) => renewing('soul', begun)),
  ...[1, 2, 4, 6].map((begun): Story => ({ ...renewing('gold', begun), trial: true, status: 'trialing' })),
  ...[12, 15, 20].map((begun): Story => ({ ...renewing('gold', begun), trial: true })),
  ...[10, 17].map(
    (begun): Story => ({ ...renewing('gold', begun), trial: true, status: 'canceled', ended: begun - 7 }),
  ),
  ...[48, 55].map((begun, at): Story => ({ ...renewing('diamond', begun), status: 'canceled', ended: 3 + at * 9 })),
  { ...renewing('gold', 40), cancels: true },
  { ...renewing('diamond', 32), status: 'past_due' },
];

const prepaid: readonly (readonly [plan: PaidPlan, term: PrepaidTerm, daysAgo: number, refusal: string | null])[] = [
  ['gold', 'week', 2, null],
  ['gold', 'month', 6, null],
  ['gold', 'week', 13, null],
  ['diamond', 'month', 10, null],
  ['soul', 'quarter', 18, null],
  ['gold', 'week', 4, 'underpaid'],
  ['diamond', 'week', 11, 'underpaid'],
  ['gold', 'month', 20, 'late'],
];

/** `userId` is that of somebody without a plan. */
function subscriptionRows({ plan, begun, trial, status, ended, cancels = false }: Story, userId: string, now: Date) {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY);
  const id = `sub_demo_${userId}`;
  const firstPaid = begun - (trial ? TRIAL_DAYS : 0);
  const paidDays = [firstPaid, firstPaid - MONTH_DAYS].filter((day) => day >= 0 && day > (ended ?? -1));
  const periodStart = paidDays.at(-1) ?? begun;
  const periodEndsAt = ago(periodStart - (status === 'trialing' ? TRIAL_DAYS : MONTH_DAYS));
  const amountMinor = plans[plan].koboAMonth;
  const isOverdue = status === 'past_due';
  const stateOf = (day: number) => (isOverdue && day === periodStart ? 'open' : 'paid');
  const endsAt = isOverdue ? graceEnd(ago(periodStart)) : cancels ? periodEndsAt : graceEnd(periodEndsAt);
  const times = { periodStartsAt: ago(periodStart), periodEndsAt, endedAt: ended === null ? null : ago(ended) };
  return {
    billingSubscriptions: {
      ...{ id, userId, plan, status, ...times },
      trialEndsAt: trial ? ago(begun - TRIAL_DAYS) : null,
      cancelsAtPeriodEnd: cancels,
      unpaidSince: isOverdue ? ago(periodStart) : null,
      nextAmountMinor: cancels || ended !== null ? null : amountMinor,
      nextCurrency: cancels || ended !== null ? null : currency,
      ...{ isTrialEndTold: true, refusal: null, readNumber: '0', createdAt: ago(begun) },
    },
    billingInvoices: paidDays.map((day) => ({
      id: `in_demo_${userId}_${day}`,
      ...{ userId, subscriptionId: id, amountMinor, currency, state: stateOf(day) },
      ...{ invoiceUrl: null, readNumber: '0', createdAt: ago(day) },
    })),
    entitlements: {
      id: idOf(`entitlement of ${id}`),
      ...{ userId, plan, source: 'checkout', subscriptionId: id, isTrial: status === 'trialing' },
      ...{ startsAt: ago(begun), endsAt: times.endedAt ?? endsAt, createdAt: ago(begun) },
      renewsAt: cancels || isOverdue || ended !== null ? null : periodEndsAt,
    },
  };
}

function prepaidRows([plan, term, daysAgo, refusal]: (typeof prepaid)[number], userId: string, now: Date) {
  const at = new Date(now.getTime() - daysAgo * DAY);
  const amountMinor = prepaidKobo(plan, term);
  const paidMinor = refusal === 'underpaid' ? Math.floor(amountMinor / 2) : amountMinor;
  const id = idOf(`prepaid order of ${userId}`);
  const entitlementId = refusal === null ? idOf(`entitlement of ${id}`) : null;
  const state = refusal === null ? 'paid' : 'refused';
  return {
    prepaidOrders: {
      ...{ id, userId, plan, term, amountMinor, state, refusal, paidMinor, paidAt: at, entitlementId },
      refundMinor: refusal === null ? 0 : paidMinor,
      ...{ url: null, expiresAt: at, readNumber: '0', createdAt: at },
    },
    entitlements: entitlementId !== null && {
      ...{ id: entitlementId, userId, plan, source: 'checkout', isTrial: false },
      ...{ startsAt: at, endsAt: prepaidEnd(at, term), createdAt: at },
    },
  };
}

export function moneyRows(crowd: readonly DemoPerson[], now: Date) {
  const without = crowd.filter(({ plan }) => plan === null).map(({ id }) => id);
  const payers = diceOf('payers').some(without, stories.length + prepaid.length);
  const subscribed = stories.flatMap((story, at) => subscriptionRows(story, payers[at] ?? '', now));
  const once = prepaid.flatMap((order, at) => prepaidRows(order, payers[stories.length + at] ?? '', now));
  return {
    entitlements: [
      ...subscribed.map(({ entitlements }) => entitlements),
      ...once.flatMap(({ entitlements }) => entitlements || []),
    ],
    billingSubscriptions: subscribed.map(({ billingSubscriptions }) => billingSubscriptions),
    billingInvoices: subscribed.flatMap(({ billingInvoices }) => billingInvoices),
    prepaidOrders: once.map(({ prepaidOrders }) => prepaidOrders),
  };
}
