/** The payment page of the Paystack double. It also sends wrong amounts, and gives a payment back. */
import { nairaText } from '#rules/plans.ts';
import { escaped } from '#server/base/escape.ts';
import { pageHtml } from '../payments/layout.ts';
import { refundedOf } from './lifecycle.ts';
import type { Channel, TestTransaction, World } from './state.ts';

/** Kobo sent too much or too little by the buttons for it. */
export const OFF_BY = 50_000;

const names: Readonly<Record<Channel, string>> = {
  bank_transfer: 'Bank transfer',
  ussd: 'USSD',
  mobile_money: 'Wallet',
  bank: 'Pay with your bank',
  qr: 'QR code',
  card: 'Card',
};

const states = { abandoned: 'Not paid yet', success: 'Paid', reversed: 'Went back' } as const;

function choices({ channels }: TestTransaction): string {
  return channels
    .map((channel, at) => {
      const checked = at === 0 ? ' checked' : '';
      return `<label class="choice"><input type="radio" name="channel" value="${channel}"${checked}> ${names[channel]}</label>`;
    })
    .join('\n');
}

const button = (act: string, label: string, kind = ''): string =>
  `<button name="act" value="${act}"${kind && ` class="${kind}"`}>${label}</button>`;

/** `backPath` is a path of this site. */
export function prepaidPage(world: World, row: TestTransaction, backPath: string): string {
  const price = nairaText(row.asked);
  const back = `<a class="button" href="${escaped(backPath)}">Back</a>`;
  const what = `<section class="card" aria-label="What you buy">
<p class="price">${price} <span>once</span></p>
<p class="lead">${escaped(row.title)}. It does not renew.</p>
</section>`;
  if (row.status === 'abandoned') {
    const less = row.asked - OFF_BY;
    return pageHtml(
      `Pay ${price}`,
      `${what}
<section class="card" aria-label="Payment">
<form method="post">
<fieldset class="choices"><legend>How do you pay?</legend>
${choices(row)}
</fieldset>
${button('pay', `I have sent ${price}`, 'primary')}
<p class="note">For trying: what happens when another amount arrives.</p>
<div class="pair">${button('less', `Send ${nairaText(less)}`)}${button('more', `Send ${nairaText(row.asked + OFF_BY)}`)}</div>
</form>
${back}
</section>`,
    );
  }
  const facts = [
    ['State', states[row.status]],
    ['Paid', nairaText(row.paid)],
    ['Went back', nairaText(row.status === 'reversed' ? row.paid : refundedOf(world, row))],
    ['By', row.channel === null ? '' : names[row.channel]],
    ['Reference', row.reference],
  ];
  const list = facts.map(([term = '', text = '']) => `<div><dt>${escaped(term)}</dt><dd>${escaped(text)}</dd></div>`);
  const acts =
    row.status === 'success' ? button('refund', 'Refund it') + button('charge-back', 'Charge it back', 'danger') : '';
  return pageHtml(
    'This payment page was used already',
    `${what}
<section class="card"><dl>${list.join('')}</dl>
<form method="post"><div class="pair">${acts}</div></form>
${back}</section>`,
  );
}
