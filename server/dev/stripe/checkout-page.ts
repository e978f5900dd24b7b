/** The checkout page of the test payments, and the page of one invoice. */
import { nairaText, plans } from '#rules/plans.ts';
import { escaped } from '#server/base/escape.ts';
import { planOf } from '#server/ports/payments-states.ts';
import type { ReadCard } from '../payments/cards.ts';
import { cardField, dayOf, pageHtml } from '../payments/layout.ts';
import { sessionStatus } from './objects.ts';
import type { TestInvoice, TestSession, World } from './state.ts';

const DAY = 86_400;

export function planName({ state }: Pick<World, 'state'>, priceId: string): string {
  const price = state.prices[priceId];
  const plan = price === undefined ? null : planOf(price);
  return plan === null ? 'Unknown plan' : plans[plan].name;
}

export const priceText = ({ state }: Pick<World, 'state'>, priceId: string): string =>
  nairaText(state.prices[priceId]?.amount ?? 0);

function trialText(world: World, { trialDays, priceId }: TestSession): string {
  if (trialDays === null) return 'Paid every month, cancel whenever you like.';
  const from = dayOf(world.now() + trialDays * DAY);
  return `${trialDays} days free, then ${priceText(world, priceId)} a month from ${from}.`;
}

function discountText({ state }: World, { couponId }: TestSession): string {
  const coupon = couponId === null ? undefined : state.coupons[couponId];
  return coupon === undefined
    ? ''
    : `<p class="done">Launch discount: ${coupon.percentOff}% off for ${coupon.months} months.</p>\n`;
}

/** The bank's confirmation page for a card that needs one (3-D Secure). */
function bankPage(world: World, { priceId, trialDays }: TestSession, { brand, last4 }: ReadCard): string {
  const today = trialDays === null ? `a payment of ${priceText(world, priceId)}` : 'a card for later payments';
  const content = `<section class="card" aria-label="Your bank">
<p class="lead">${escaped(`Is ${today} with the ${brand} card ending in ${last4} yours?`)}</p>
<form method="post" class="pair"><button class="primary" name="bank" value="confirm">Confirm</button><button class="danger" name="bank" value="refuse">Refuse</button></form>
</section>`;
  return pageHtml('Your bank asks', content);
}

/** The checkout page as HTML. `backPath` is a path of this site. */
export function checkoutPage(world: World, session: TestSession, backPath: string, error: string | null): string {
  const status = sessionStatus(session, world.now());
  const back = `<a class="button" href="${escaped(backPath)}">Back</a>`;
  const name = planName(world, session.priceId);
  if (status !== 'open') {
    const words = status === 'complete' ? 'This payment page was used already.' : 'This payment page has closed.';
    return pageHtml(`Subscribe to ${name}`, `<p class="lead">${words}</p>\n${back}`);
  }
  if (session.bank) return bankPage(world, session, session.bank);
  const price = priceText(world, session.priceId);
  const content = `<section class="card" aria-label="What you buy">
<p class="price">${price} <span>a month</span></p>
<p class="lead">${escaped(trialText(world, session))}</p>
${discountText(world, session)}</section>
<section class="card" aria-label="Payment">
<form method="post">
${cardField(error, session.id)}
<button class="primary">${session.trialDays === null ? `Pay ${price}` : 'Start trial'}</button>
</form>
${back}
</section>`;
  return pageHtml(`Subscribe to ${name}`, content);
}

export const invoiceStates = { paid: 'Paid', open: 'Not paid yet', uncollectible: 'Never paid', void: 'Void' } as const;

export function invoicePage(world: World, invoice: TestInvoice): string {
  const { total = invoice.amount } = invoice;
  const rows = [
    ['Plan', planName(world, invoice.priceId)],
    ['Date', dayOf(invoice.created)],
    ...(total >= invoice.subtotal ? [] : [['Discount', `−${nairaText(invoice.subtotal - total)}`]]),
    ...(total < 0 ? [['Credit for later', nairaText(-total)]] : []),
    ...(total > invoice.amount && total > 0 ? [['Credit', `−${nairaText(total - invoice.amount)}`]] : []),
    ['Amount', nairaText(invoice.amount)],
    ['State', invoiceStates[invoice.status]],
  ];
  const list = rows.map(([term = '', text = '']) => `<div><dt>${escaped(term)}</dt><dd>${escaped(text)}</dd></div>`);
  return pageHtml(`Invoice ${invoice.number}`, `<section class="card"><dl>${list.join('')}</dl></section>`);
}
