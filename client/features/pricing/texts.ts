import { brand } from '#rules/brand.ts';
import type { CardTerms } from '#rules/cards.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { everythingInGold, nairaText, plans } from '#rules/plans.ts';
import { type PrepaidTerm, prepaidKobo, prepaidTerms } from '#rules/prepaid.ts';

const { trialDays, graceDays } = limits.billing;

export const texts = {
  lead: 'Liking and matching are free, for as long as you wish. A plan adds the talking: messages, calls, and a coach who listens.',
  choose: 'Choose your plan',
  test: 'TEST MODE',
  testBody: 'No money is taken here: you pay with a test card.',
  mostPopular: 'Most Popular',
  yourPlan: 'Your Plan',
  current: 'Your current plan',
  aMonth: 'a month',
  subscribe: (plan: string) => `Subscribe to ${plan}`,
  switchTo: (plan: string) => `Switch to ${plan}`,
  manage: 'Manage Subscription',
  error: 'Error',
  authTitle: 'Authentication Required',
  authBody: 'Please sign in to subscribe.',
  offline: 'Your subscription could not be loaded.',
  retry: 'Try again',
  loading: 'Loading your subscription',

  termsTrial: (kobo: number) => `${trialDays} days free, then ${nairaText(kobo)} a month. Cancel anytime.`,
  termsPaid: (kobo: number) => `${nairaText(kobo)} today, then every month. Cancel anytime.`,
  termsLater: 'Cancel the plan that you have under “Manage Subscription”. When it has ended, you can take this one.',
  termsSwitch: 'You see what it changes before you confirm.',
  goldAnd: `${everythingInGold}, and`,
  goldToo: `Shared with ${plans.gold.name}`,
  discount: (percentOff: number, months: number) => `${percentOff}% off your first ${months} months`,
  discounted: (kobo: number) => `${nairaText(kobo)} a month while it lasts.`,

  trialTitle: `${trialDays} days free`,
  trialBody: 'Try any plan first. Nothing is charged before the free days are over. Cancel anytime.',
  unverifiedTitle: `Confirm your email for ${trialDays} days free`,
  unverifiedBody:
    'Open the link that we mailed you, and your first plan begins with a free trial. Without it payment starts today.',
  usedTitle: 'Cancel anytime',
  usedBody: 'You had your free trial: a plan is paid from its first day, one month at a time.',
  noTrialBody: 'A plan is paid from its first day, one month at a time.',
  betaThanks: 'Thank you for joining the beta.',

  trialing: 'Free trial',
  active: 'Active',
  pastDue: 'Payment failed',
  ending: 'Cancelled',
  endsOn: 'Ends on',
  endsBody: 'You keep everything until then, and nothing more is charged.',
  nextPayment: 'Next payment',
  trialEnds: 'Free until',
  pastDueTitle: 'Your last payment failed',
  granted: (plan: string, until: string) => `${plan} is yours until ${until}.`,
  grantedForGood: (plan: string) => `${plan} is yours.`,
  grantedBody: 'It ends by itself: nothing more is charged for it.',
  besides: (plan: string) => `Besides, you have ${plan} without paying for it.`,

  payments: 'Your payments',
  invoice: 'Invoice',
  invoiceOf: (day: string) => `Invoice of ${day}, opens in a new tab`,
  states: { PAID: 'Paid', OPEN: 'Not paid yet', VOID: 'Given up', REFUNDED: 'Went back' },

  once: 'Pay once',
  onceLead:
    'By bank transfer, USSD or wallet, without a card. It does not renew: it ends by itself, and we write to you three days before.',
  oncePlan: 'Plan',
  onceTerm: 'For how long',
  onceDays: (days: number) => `${days} days`,
  onceFor: (days: number, plan: string) => `once, for ${days} days of ${plan}`,
  onceBegins:
    'It begins with the payment. If you have days of the same plan, or a cancelled subscription, it begins when they end.',
  oncePay: (kobo: number) => `Pay ${nairaText(kobo)} once`,
  onceRenews: (plan: string) =>
    `Your subscription to ${plan} renews by itself. Cancel it under “Manage Subscription” first: what you pay here then begins when it ends.`,
  onceSent:
    'Send the exact amount. What is beyond the price comes back to you. Too little opens nothing, and all of it comes back.',
  onceHeld: 'Paid once',
  onceRuns: (until: string) => `until ${until}`,
  onceWaits: (from: string, until: string) => `from ${from} to ${until}`,
  waits: 'Waits',
  giveBack: 'Give back',
  giveBackTitle: 'Give this plan back?',
  giveBackBody: (plan: string) =>
    `Your days of ${plan} that have not begun are taken off, and the whole payment goes back to where it came from, within some days.`,
  keepIt: 'Keep it',
  givenBack: 'Given back',
  givenBackBody: 'The payment is on its way back to you.',
  giveBackFailed: 'It could not be given back. Please try again.',
  onceLate:
    'It takes longer than usual. A transfer may need some minutes. If another amount arrived than the price, a letter tells you what goes back.',
  oncePaid: 'Paid',
  onceOpen: (plan: string) => `${plan} is paid. It stands under “Your Plan”, with its days.`,

  doneTitle: 'Thank you.',
  done: 'Your plan opens as soon as the payment is confirmed.',
  lateUntried: 'It takes longer than usual. This page shows your plan as soon as the payment is confirmed.',
  late: 'It takes longer than usual. If this card had a free trial before, no plan was opened and nothing was charged: please choose your plan again.',
  openTitle: 'Your plan is open',
  open: (plan: string) => `Welcome to ${plan}. Everything it holds is yours from now on.`,
  cancelled: 'The checkout was left, and nothing was charged. The plans wait here for you.',

  opening: 'One moment, the page is on its way …',
  blockedTitle: 'Your browser kept the page closed',
  blockedBody: 'It opens in a new tab when you press the button.',
  goCheckout: 'Go to the payment page',
  goPortal: 'Go to your subscription',
  close: 'Not now',
  compare: 'Who gets what',
  compareLead: 'Everything beside everything.',
  questions: 'Questions',
} as const;

export function pastDueBody(plan: string, until: string, { isRetried }: Pick<CardTerms, 'isRetried'>): string {
  return isRetried
    ? `${plan} stays open until ${until}. Please see to your card under “Manage Subscription”.`
    : `${plan} stays open until ${until}. Choose a plan again below, with a card that works, and it takes the place of this one.`;
}

/** What paying once costs beside a month by card. */
export function onceBeside(plan: PaidPlan, term: PrepaidTerm): string {
  const month = plans[plan].koboAMonth;
  const kobo = prepaidKobo(plan, term);
  if (term === 'month') return `As much as a month by card, for ${prepaidTerms.month.days} days.`;
  if (term === 'quarter') return `${nairaText(3 * month - kobo)} less than three months by card.`;
  return `To try it. Four of these cost ${nairaText(4 * kobo - month)} more than a month by card.`;
}

export const taglines = {
  gold: 'Say hello, and keep talking.',
  diamond: 'Be seen first, be heard well.',
  soul: `Practise with ${brand.companion}, your AI coach.`,
} as const;

type Question = readonly [question: string, answer: string];

const paying: readonly Question[] = [
  [
    'How do I pay?',
    'In naira, on the page of our payment provider: by card once a month, or once by bank transfer, USSD or wallet. We never see the number of your card or account.',
  ],
  [
    'Does it renew by itself?',
    'By card, yes: a plan goes on from month to month until you cancel it, and this page always shows the day of the next payment. What you pay once never renews.',
  ],
];

const trial: Question = [
  'Who gets the free trial?',
  `Everybody, once: the first ${trialDays} days of your first plan are free. There is one trial for each person, and one for each card.`,
];

const cancelling: Question = [
  'How do I cancel?',
  'Under “Manage Subscription” on this page, in a few seconds and without a call. You keep your plan until the days that you paid for are over.',
];

const failing = ({ isRetried }: CardTerms): Question => [
  'What happens when my card fails?',
  isRetried
    ? `Your plan stays open for ${graceDays} days, and we try the card again. Put in another card under “Manage Subscription” and nothing is lost; otherwise the plan ends, and your profile and matches stay.`
    : `Your plan stays open for ${graceDays} days. Choose a plan again in that time, with a card that works; otherwise the plan ends, and your profile and matches stay.`,
];

const changing = ({ canSwitch }: CardTerms): Question => [
  'Can I change to another plan?',
  canSwitch
    ? 'At any time, up or down. You see what it changes in the price before you confirm.'
    : 'Yes. Cancel the plan that you have, and take the other one when it has ended.',
];

export function questionsOf(terms: CardTerms): readonly Question[] {
  return [...paying, ...(terms.hasTrial ? [trial] : []), cancelling, failing(terms), changing(terms)];
}
