/** Plans by card at Paystack, on a phone and by touch: bought without a trial, failed and bought anew, cancelled; and no page promises more. */
import type { Page } from '@playwright/test';
import { paths } from '#rules/paths.ts';
import { FAILS_LATER, newCard } from '#tests/factories/cards.ts';
import { newcomer } from '#tests/factories/people.ts';
import { createApi } from './api.ts';
import { examine } from './axe.ts';
import { expect, type Fixtures, test } from './fixtures.ts';
import { letterTo } from './letters.ts';
import { type Product, startProduct } from './product.ts';
import { toasts } from './steps.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const own = (page: Page) => page.getByRole('region', { name: /^Your Plan/ });
const plan = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Choose your plan' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, level: 3 }) });

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ NODE_ENV: 'development', CARD_PAYMENTS: 'paystack' });
});
test.afterAll(() => product.stop());

async function buyer(browserOf: Fixtures['browserOf'], name: string) {
  const person = await newcomer(createApi(product.url), name, { profile: { gender: 'MALE' } });
  const page = await browserOf({ baseURL: product.url, signedInAs: person, ...phone });
  await page.goto(paths.pricing);
  await expect(plan(page, 'Gold')).toBeVisible();
  return { person, page };
}

async function tabOf(page: Page, press: () => Promise<unknown>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  await expect(tab.getByText('TEST MODE: no money is taken')).toBeVisible();
  return tab;
}

const choose = (page: Page, name: string) =>
  tabOf(page, () =>
    plan(page, name)
      .getByRole('button', { name: `Subscribe to ${name}` })
      .tap(),
  );

async function pay(tab: Page, card: string): Promise<void> {
  await tab.getByLabel('Card number').fill(card);
  await tab.getByRole('button', { name: /^Pay ₦/ }).tap();
}

const manage = (page: Page) => tabOf(page, () => own(page).getByRole('button', { name: 'Manage Subscription' }).tap());

test('a plan is bought by card, paid from its first day, and cancelled', async ({ browserOf }) => {
  const { page } = await buyer(browserOf, 'Chidi');
  await expect(page.getByText('A plan is paid from its first day, one month at a time.')).toBeVisible();
  await expect(page.getByText(/trial|days free/i)).toHaveCount(0);
  await expect(plan(page, 'Gold').getByText('₦2,888 today, then every month.', { exact: false })).toBeVisible();

  const checkout = await choose(page, 'Gold');
  await examine(checkout, 'the page of a card');
  await pay(checkout, '4000 0000 0000 0002');
  await expect(checkout.getByRole('alert')).toHaveText('Your card was declined. Please try another one.');
  await pay(checkout, newCard());
  await checkout.waitForURL(`**${paths.pricing}?checkout=done*`);
  await expect(checkout.getByText('Welcome to Gold', { exact: false }).first()).toBeVisible();
  await checkout.close();
  await expect(toasts(page).getByText('Your plan is open')).toBeVisible();
  await expect(own(page).getByText(/^₦2,888, \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(plan(page, 'Soul').getByRole('button', { name: 'Subscribe to Soul' })).toBeDisabled();
  await expect(
    plan(page, 'Soul').getByText('When it has ended, you can take this one.', { exact: false }),
  ).toBeVisible();
  await examine(page, 'a plan by card');

  const portal = await manage(page);
  await examine(portal, 'the page that manages');
  await portal.getByRole('button', { name: 'Cancel the subscription' }).tap();
  await expect(portal.getByRole('status')).toHaveText('The subscription ends with its month.');
  await expect(own(page).getByText('Cancelled', { exact: true })).toBeVisible();
  await portal.getByRole('button', { name: 'For trying: let the month end now' }).tap();
  await expect(portal.getByText('Ended', { exact: true })).toBeVisible();
  await expect(plan(page, 'Gold').getByRole('button', { name: 'Subscribe to Gold' })).toBeEnabled();
});

test('a payment that fails is made anew, with another card, and nothing is paid twice', async ({ browserOf }) => {
  const { person, page } = await buyer(browserOf, 'Obinna');
  const checkout = await choose(page, 'Gold');
  await pay(checkout, FAILS_LATER);
  await checkout.waitForURL(`**${paths.pricing}?checkout=done*`);
  await checkout.close();
  const portal = await manage(page);
  await portal.getByRole('button', { name: 'For trying: let the month end now' }).tap();
  await expect(portal.getByText('Payment failed')).toBeVisible();
  await portal.close();
  await expect(own(page).getByRole('alert')).toContainText('Choose a plan again below, with a card that works');
  await examine(page, 'a payment that failed');
  expect(await letterTo(product.url, person.email, 'Your payment failed')).toContain('takes the place of this one');
  const again = await choose(page, 'Soul');
  await pay(again, newCard());
  await again.waitForURL(`**${paths.pricing}?checkout=done*`);
  await expect(own(page).getByText('Active', { exact: true })).toBeVisible();
  await expect(own(page).getByText('₦3,888 a month')).toBeVisible();
  await own(page).getByText('Your payments').tap();
  await expect(own(page).getByText('Paid', { exact: true })).toHaveCount(2);
  await expect(own(page).getByText('Went back')).toHaveCount(0);
});

test('no page promises a free trial, with scripts or without', async ({ browserOf }) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browserOf({ baseURL: product.url, ...phone, javaScriptEnabled });
    for (const path of [paths.home, paths.pricing]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/free trial|days free/i)).toHaveCount(0);
    }
    await page.goto(paths.pricing);
    await expect(page.getByText('Yes. Cancel the plan that you have', { exact: false })).toBeAttached();
  }
});
