/** A plan that is paid once, by transfer, on a phone and by touch: bought, waiting, given back, paid wrongly, ended by the bank. */
import type { Locator, Page } from '@playwright/test';
import { paths } from '#rules/paths.ts';
import { newcomer } from '#tests/factories/people.ts';
import { examine } from './axe.ts';
import { expect, type Fixtures, long, test } from './fixtures.ts';
import { letterTo } from './letters.ts';
import { toasts } from './steps.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const once = (page: Page) => page.getByRole('region', { name: 'Pay once' });
const own = (page: Page) => page.getByRole('region', { name: /^Your Plan/ });

async function buyer({ browserOf, demo }: Pick<Fixtures, 'browserOf' | 'demo'>, name: string) {
  const person = await newcomer(demo.api, name, { profile: { gender: 'MALE' } });
  const page = await browserOf({ baseURL: demo.url, signedInAs: person, ...phone });
  await page.goto(paths.pricing);
  await expect(once(page)).toBeVisible();
  return { person, page };
}

/** Opens the payment page and does one of its acts. Answers its tab, back at the product, and its address. */
async function pay(page: Page, act: RegExp): Promise<{ tab: Page; url: string }> {
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    once(page)
      .getByRole('button', { name: /^Pay ₦/ })
      .tap(),
  ]);
  await expect(tab.getByText('TEST MODE: no money is taken')).toBeVisible();
  const url = tab.url();
  await tab.getByRole('button', { name: act }).tap();
  await tab.waitForURL(`**${paths.pricing}?checkout=prepaid*`);
  return { tab, url };
}

const choose = (page: Page, label: string): Promise<void> => once(page).getByText(label, { exact: true }).tap();
const waits = (page: Page): Locator => own(page).getByRole('listitem').filter({ hasText: 'Waits' });

test('a week is paid by transfer, another waits and is given back, and a letter says each', async ({
  browserOf,
  demo,
}) => {
  const { person, page } = await buyer({ browserOf, demo }, 'Ebuka');
  await choose(page, '7 days');
  await expect(once(page).getByText('once, for 7 days of Gold')).toBeVisible();
  const { tab } = await pay(page, /^I have sent ₦1,011/);
  await expect(tab.getByText('Gold is paid.', { exact: false })).toBeVisible();
  await tab.close();
  await expect(own(page).getByText(/^Gold until \d+ \w+ \d{4}$/)).toBeVisible();
  await expect(toasts(page).getByText('Gold is paid.', { exact: false })).toBeVisible();
  expect(await letterTo(demo.url, person.email, 'Your payment of ₦1,011')).toContain('7 days of Gold');

  await (await pay(page, /^I have sent/)).tab.close();
  await expect(waits(page)).toBeVisible();
  await waits(page).getByRole('button', { name: 'Give back' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Give back' }).tap();
  await expect(toasts(page).getByText('Given back')).toBeVisible();
  await expect(waits(page)).toHaveCount(0);
  await own(page).getByText('Your payments').tap();
  await expect(own(page).getByText('Went back')).toBeVisible();
  await expect(own(page).getByText('Paid', { exact: true })).toBeVisible();
});

test('too little opens nothing and goes back; what the bank takes back ends', async ({ browserOf, demo }) => {
  const { person, page } = await buyer({ browserOf, demo }, 'Obinna');
  await choose(page, 'Soul');
  await choose(page, '90 days');
  await expect(once(page).getByText('₦1,166 less than three months by card.')).toBeVisible();
  const { tab: short } = await pay(page, /^Send ₦9,998/);
  await expect(short.getByText('Your plan opens as soon as', { exact: false })).toBeVisible();
  expect(await letterTo(demo.url, person.email, 'Your payment goes back')).toContain('less than the price of ₦10,498');
  await expect(own(page).getByText('Paid once')).toHaveCount(0);
  await short.close();

  const { tab: right, url } = await pay(page, /^I have sent/);
  await expect(own(page).getByText(/^Soul until/)).toBeVisible();
  await right.goto(url);
  await right.getByRole('button', { name: 'Charge it back' }).tap();
  await expect(right.getByText('Went back').first()).toBeVisible();
  await expect(own(page).getByText('Paid once')).toHaveCount(0);
});

test('the page with what was paid once is accessible and fits', long, async ({ browserOf, demo }) => {
  const { page } = await buyer({ browserOf, demo }, 'Kelechi');
  const { tab, url } = await pay(page, /^I have sent/);
  await tab.goto(url);
  await examine(tab, 'the payment page that was used');
  await tab.close();
  await (await pay(page, /^I have sent/)).tab.close();
  await expect(waits(page)).toBeVisible();
  await examine(page, 'what was paid once');
});
