/** The pages of the Paystack double for a card that pays every month. The second also lets a month pass. */
import { nairaText } from '#rules/plans.ts';
import { escaped } from '#server/base/escape.ts';
import { cardField, dayOf, pageHtml } from '../payments/layout.ts';
import type { TestSubscription, TestTransaction, World } from './state.ts';

export const actions = {
  cancel: 'The subscription ends with its month.',
  card: 'The card has been replaced.',
  month: 'The month has ended.',
} as const;
export type Action = keyof typeof actions;
export const isAction = (given: string): given is Action => Object.hasOwn(actions, given);

const states = {
  active: 'Active',
  'non-renewing': 'Cancelled',
  attention: 'Payment failed',
  cancelled: 'Ended',
} as const;

const day = (at: string): string => dayOf(Date.parse(at) / 1000);

/** `backPath` is a path of this site. */
export function cardPage(row: TestTransaction, backPath: string, error: string | null): string {
  const price = nairaText(row.asked);
  const title = `Subscribe to ${row.title}`;
  const back = `<a class="button" href="${escaped(backPath)}">Back</a>`;
  if (row.status !== 'abandoned') {
    return pageHtml(title, `<p class="lead">This payment page was used already.</p>\n${back}`);
  }
  return pageHtml(
    title,
    `<section class="card" aria-label="What you buy">
<p class="price">${price} <span>a month</span></p>
<p class="lead">Paid today, and every month until you cancel.</p>
</section>
<section class="card" aria-label="Payment">
<form method="post">
${cardField(error, 'pay', false)}
<button class="primary">Pay ${price}</button>
</form>
${back}
</section>`,
  );
}

const form = (action: Action, label: string, kind: string, extra = ''): string =>
  `<form method="post">${extra}
<button class="${kind}" name="action" value="${action}">${label}</button></form>`;

export function managePage(
  { state }: World,
  row: TestSubscription,
  { backPath, done, error }: { backPath: string; done: Action | null; error: string | null },
): string {
  const plan = state.plans[row.planCode];
  const card = state.customers[row.customerCode]?.cards.find(({ code }) => code === row.cardCode);
  const isOpen = row.status === 'active' || row.status === 'attention';
  const next = row.nextPaymentAt === null ? null : [isOpen ? 'Next payment on' : 'Ends on', day(row.nextPaymentAt)];
  const facts = [
    ['State', states[row.status]],
    ['Price', `${nairaText(plan?.amount ?? 0)} a month`],
    ...(next === null ? [] : [next]),
    ['Card', card === undefined ? 'None' : `Ending in ${card.last4}`],
  ];
  const list = facts.map(([term = '', text = '']) => `<div><dt>${escaped(term)}</dt><dd>${escaped(text)}</dd></div>`);
  const acts = [
    ...(isOpen ? [form('card', 'Replace the card', '', cardField(error, 'new', false))] : []),
    ...(isOpen ? [form('cancel', 'Cancel the subscription', 'danger')] : []),
    ...(row.status === 'cancelled' ? [] : [form('month', 'For trying: let the month end now', '')]),
  ];
  return pageHtml(
    plan?.name ?? 'Your subscription',
    `${done === null ? '' : `<p class="done" role="status">${actions[done]}</p>\n`}<section class="card"><dl>${list.join('')}</dl></section>
${acts.map((act) => `<section class="card">${act}</section>`).join('\n')}
<a class="button" href="${escaped(backPath)}">Back</a>`,
  );
}
