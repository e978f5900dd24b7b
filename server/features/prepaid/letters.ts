import { brand } from '#rules/brand.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import { paths } from '#rules/paths.ts';
import { nairaText, plans } from '#rules/plans.ts';
import { type PrepaidRefusal, type PrepaidTerm, prepaidTerms } from '#rules/prepaid.ts';
import type { Config } from '#server/config/config.ts';
import type { PrepaidOrderRow, UserRow } from '#server/db/rows.ts';
import { firstNameOf, type Letter } from '#server/platform/mail/layout.ts';

type Span = { startsAt: Date; endsAt: Date };
type Text = { subject: string; paragraphs: readonly string[]; label: string };
type Ask = { order: PrepaidOrderRow; what: string; span: Span | null };

const days = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayOf = (at: Date): string => days.format(at);

const goesBack = 'It goes back to where it came from, within some days.';

/** What a sum is for, such as "7 days of Gold". */
function whatOf({ plan, term }: PrepaidOrderRow): string {
  return `${prepaidTerms[term as PrepaidTerm].days} days of ${plans[plan as PaidPlan].name}`;
}

function receipt({ order, what, span }: Ask): Text | null {
  if (order.state !== 'paid' || span === null) return null;
  const excess = (order.paidMinor ?? 0) - order.amountMinor;
  return {
    subject: `Your payment of ${nairaText(order.amountMinor)}`,
    paragraphs: [
      `You paid ${nairaText(order.amountMinor)} for ${what}. It runs from ${dayOf(span.startsAt)} to ${dayOf(span.endsAt)} and does not renew: nothing more is charged.`,
      ...(excess > 0 ? [`You sent ${nairaText(excess)} more than the price. ${goesBack}`] : []),
      `The reference of the payment is ${order.id}.`,
    ],
    label: 'See your plan',
  };
}

const reasons: Readonly<Record<PrepaidRefusal, (price: string) => string>> = {
  underpaid: (price) => `That is less than the price of ${price}, so no plan was opened.`,
  late: () => 'It came more than 24 hours after the page was opened, so no plan was opened.',
  currency: () => 'It is not in naira, so no plan was opened.',
  subscribed: () => 'You had begun a subscription meanwhile. Nobody pays twice here, so no second plan was opened.',
  left: () => 'The account is gone, so no plan was opened.',
};

function refused({ order, what }: Ask): Text | null {
  if (order.state !== 'refused' || order.refusal === null) return null;
  const reason = reasons[order.refusal as PrepaidRefusal](nairaText(order.amountMinor));
  return {
    subject: 'Your payment goes back',
    paragraphs: [
      `${order.refusal === 'currency' ? 'A payment' : `A payment of ${nairaText(order.paidMinor ?? 0)}`} arrived for ${what}. ${reason} ${goesBack}`,
      `The reference of the payment is ${order.id}.`,
    ],
    label: 'See the plans',
  };
}

function givenBack({ order, what }: Ask): Text | null {
  if (order.state !== 'returned') return null;
  return {
    subject: 'You gave a plan back',
    paragraphs: [
      `You gave back ${what}, of which nothing was used. The whole payment of ${nairaText(order.paidMinor ?? order.amountMinor)} goes back to where it came from, within some days.`,
      `The reference of the payment is ${order.id}.`,
    ],
    label: 'See the plans',
  };
}

function takenBack({ order, what }: Ask): Text | null {
  if (order.state !== 'returned') return null;
  return {
    subject: 'A payment was taken back',
    paragraphs: [
      `The payment for ${what} was refunded, or your bank took it back. So these days have ended. Other plans that you paid for go on.`,
      'Your profile, matches and messages are where you left them.',
      `The reference of the payment is ${order.id}.`,
    ],
    label: 'See the plans',
  };
}

function ends({ order, what, span }: Ask): Text | null {
  if (order.state !== 'paid' || span === null) return null;
  return {
    subject: `Your plan ends on ${dayOf(span.endsAt)}`,
    paragraphs: [
      `Your ${what} end on ${dayOf(span.endsAt)}. They do not renew, and nothing is charged.`,
      'If you want to go on, pay again before that day: the new days follow these.',
    ],
    label: 'Go on',
  };
}

const texts = { receipt, refused, givenBack, takenBack, ends } as const;

export type PrepaidLetter = keyof typeof texts;

/** Null if the message does not apply any more to the order. */
export function prepaidLetter(
  letter: PrepaidLetter,
  order: PrepaidOrderRow,
  span: Span | null,
  to: Pick<UserRow, 'email' | 'fullName'>,
  config: Pick<Config, 'publicUrl'>,
): Letter | null {
  const text = texts[letter]({ order, what: whatOf(order), span });
  if (text === null) return null;
  const { label, ...words } = text;
  return {
    ...words,
    id: `prepaid:${letter}:${order.id}`,
    to: to.email,
    greeting: `Hello ${firstNameOf(to.fullName)},`,
    action: { label, url: `${config.publicUrl}${paths.pricing}` },
    why: `You receive this letter because it is about a payment at ${brand.name}.`,
  };
}
