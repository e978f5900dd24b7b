/** The customer portal of the test payments. It also lets a period pass. */
import { nairaText } from '#rules/plans.ts';
import { escaped } from '#server/base/escape.ts';
import { cardField, dayOf, pageHtml } from '../payments/layout.ts';
import { invoiceStates, planName, priceText } from './checkout-page.ts';
import { isLive } from './lifecycle.ts';
import type { TestPortal, TestSubscription, World } from './state.ts';

export const actions = {
  change: 'The plan has changed.',
  cancel: 'The subscription ends with its period.',
  undo: 'The subscription goes on.',
  card: 'The card has been replaced.',
  period: 'The period has ended.',
  retry: 'The payment was tried again.',
  end: 'The subscription has ended.',
} as const;
export type Action = keyof typeof actions;
export const isAction = (given: string): given is Action => Object.hasOwn(actions, given);

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', verve: 'Verve' };

const states = {
  incomplete: 'Waiting for your bank',
  incomplete_expired: 'Never begun',
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  canceled: 'Ended',
} as const;

function button(row: TestSubscription, action: Action, text: string, kind = '', extra = ''): string {
  return `<form method="post"><input type="hidden" name="subscription" value="${escaped(row.id)}">${extra}
<button class="${kind}" name="action" value="${action}">${escaped(text)}</button></form>`;
}

function nextText(row: TestSubscription): [string, string] {
  if (row.endedAt !== null) return ['Ended on', dayOf(row.endedAt)];
  if (row.cancelAtPeriodEnd) return ['Ends on', dayOf(row.periodEnd)];
  return [row.status === 'trialing' ? 'First payment on' : 'Next payment on', dayOf(row.periodEnd)];
}

function factsHtml(world: World, row: TestSubscription): string {
  const card = world.state.cards[row.cardId];
  const rows: [string, string][] = [
    ['State', states[row.status]],
    ['Price', `${priceText(world, row.priceId)} a month`],
    nextText(row),
    ['Card', card === undefined ? 'None' : `${brands[card.brand] ?? 'Card'} ending in ${card.last4}`],
  ];
  const list = rows.map(([term, text]) => `<div><dt>${escaped(term)}</dt><dd>${escaped(text)}</dd></div>`);
  return `<dl>${list.join('')}</dl>`;
}

function changeHtml(world: World, row: TestSubscription, wanted: string | null): string {
  const others = Object.values(world.state.prices)
    .filter(({ id, lookupKey }) => lookupKey !== null && id !== row.priceId && (wanted === null || id === wanted))
    .sort((one, other) => one.amount - other.amount);
  if (others.length === 0) return '';
  const buttons = others.map(({ id, amount }) => {
    const extra = `<input type="hidden" name="price" value="${escaped(id)}">`;
    const text = `Change to ${planName(world, id)}, ${nairaText(amount)} a month`;
    return button(row, 'change', text, wanted === null ? '' : 'primary', extra);
  });
  return `<section class="card"><h2>Change plan</h2>
<p class="note">${row.status === 'trialing' ? 'At once; the free trial goes on.' : 'At once: the days that are left are charged now at the new price, less what was paid for them.'}</p>
${buttons.join('\n')}</section>`;
}

function cardHtml(row: TestSubscription, error: string | null): string {
  return `<section class="card"><h2>Replace card</h2>
<form method="post"><input type="hidden" name="subscription" value="${escaped(row.id)}">
${cardField(error, row.id)}
<button name="action" value="card">Replace card</button></form></section>`;
}

function machineHtml(row: TestSubscription): string {
  const buttons =
    row.status === 'past_due'
      ? `${button(row, 'retry', 'Try the payment again')}\n${button(row, 'end', 'Give up on the payment', 'danger')}`
      : `${button(row, 'period', row.status === 'trialing' ? 'Jump to the end of the trial' : 'Jump to the end of the month')}
${button(row, 'end', 'End it at once', 'danger')}`;
  return `<section class="card"><h2>Time machine</h2>
<p class="note">Only here: what would happen by itself in time.</p>
<div class="pair">${buttons}</div></section>`;
}

function invoicesHtml(world: World, { customerId }: TestPortal): string {
  const rows = Object.values(world.state.invoices)
    .filter((invoice) => invoice.customerId === customerId)
    .reverse()
    .map(
      (invoice) => `<li><a href="/test-payments/invoice/${escaped(invoice.id)}">${escaped(invoice.number)}</a>
<span>${dayOf(invoice.created)}</span><span>${nairaText(invoice.amount)}, ${invoiceStates[invoice.status].toLowerCase()}</span></li>`,
    );
  if (rows.length === 0) return '';
  return `<section class="card"><h2>Payments</h2><ul class="rows">${rows.join('')}</ul></section>`;
}

function subscriptionHtml(world: World, row: TestSubscription, portal: TestPortal, error: string | null): string {
  const heading = `<h2>${escaped(planName(world, row.priceId))}</h2>`;
  if (row.status === 'canceled') return `<section class="card">${heading}${factsHtml(world, row)}</section>`;
  const end = row.cancelAtPeriodEnd
    ? button(row, 'undo', 'Do not cancel')
    : button(row, 'cancel', 'Cancel with the end of the period', 'danger');
  const wanted = portal.change?.subscriptionId === row.id ? portal.change.priceId : null;
  const isAsked = wanted !== null && wanted !== row.priceId;
  return `${isAsked ? changeHtml(world, row, wanted) : ''}
<section class="card">${heading}${factsHtml(world, row)}${end}</section>
${isAsked ? '' : changeHtml(world, row, null)}
${cardHtml(row, error)}
${machineHtml(row)}`;
}

/** The subscriptions that the portal shows: the live ones, else the last one that ended. */
function shownSubscriptions({ state }: World, { customerId }: TestPortal): TestSubscription[] {
  const own = Object.values(state.subscriptions).filter(
    (row) => row.customerId === customerId && !row.status.startsWith('incomplete'),
  );
  const live = own.filter(isLive);
  return live.length > 0 ? live : own.slice(-1);
}

type Shown = { backPath: string; done: Action | null; error: string | null };

/** The portal page as HTML. `backPath` is a path of this site. */
export function portalPage(world: World, portal: TestPortal, { backPath, done, error }: Shown): string {
  const rows = shownSubscriptions(world, portal);
  const said = done === null ? '' : `<p class="done" role="status">${actions[done]}</p>\n`;
  const shown =
    rows.length === 0
      ? '<p class="lead">There is no subscription.</p>'
      : rows.map((row) => subscriptionHtml(world, row, portal, error)).join('\n');
  const content = `${said}<a class="button" href="${escaped(backPath)}">Return</a>
${shown}
${invoicesHtml(world, portal)}`;
  return pageHtml('Your subscription', content);
}
