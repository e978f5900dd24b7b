/** Plans, in the test mode of payments: bought, opened without a reload, changed, cancelled, ended, failed and mended. */
import type { Locator, Page } from '@playwright/test';
import { messages as billing } from '#rules/billing.ts';
import { chatPath, paths } from '#rules/paths.ts';
import { FAILS_LATER, newCard } from '#tests/factories/cards.ts';
import { matched, newcomer, type Person } from '#tests/factories/people.ts';
import { examine } from './axe.ts';
import { expect, type Fixtures, long, test } from './fixtures.ts';
import { letterTo, linkIn } from './letters.ts';
import { demoSession, toasts } from './steps.ts';

type Here = Pick<Fixtures, 'browserOf' | 'demo'>;

const plan = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Choose your plan' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name, level: 3 }),
    });
const own = (page: Page) => page.getByRole('region', { name: /^Your Plan/ });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Presses what opens a page in a new tab. */
async function tabOf(page: Page, press: () => Promise<unknown>): Promise<Page> {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  return tab;
}

async function pay(tab: Page, card: string): Promise<void> {
  await expect(tab.getByText('TEST MODE: no money is taken')).toBeVisible();
  await tab.getByLabel('Card number').fill(card);
  await button(tab, /^(Start trial|Pay)/).click();
  await tab.waitForURL(`**${paths.pricing}?checkout=done`);
}

/** Keeps what the page sends over its sockets until the returned function is called. */
async function holdSocket(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.routeWebSocket('**/graphql', async (socket) => {
    const held: (string | Buffer)[] = [];
    socket.onMessage((message) => held.push(message));
    await released;
    const server = socket.connectToServer();
    for (const message of held) server.send(message);
    socket.onMessage((message) => server.send(message));
  });
  return release;
}

/** Marks a page, to see later that it was not loaded again. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
const isKept = (page: Page) => expect(page.locator('html[data-kept]')).toHaveCount(1);

async function confirmAddress(page: Page, url: string, { email }: Person): Promise<void> {
  await page.goto(linkIn(await letterTo(url, email, 'Confirm your email address'), paths.authVerify));
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
}

/** Somebody new with a confirmed address, on /pricing. */
async function buyer({ browserOf, demo }: Here, name: string) {
  const person = await newcomer(demo.api, name, { profile: { gender: 'MALE' } });
  const page = await browserOf({ baseURL: demo.url, signedInAs: person });
  await confirmAddress(page, demo.url, person);
  await page.goto(paths.pricing);
  await expect(page.getByRole('heading', { name: '30 days free', exact: true })).toBeVisible();
  return { person, page };
}

/** Nothing serious for axe on a phone and on a desk, in the colours of the moment. */
test('a plan is bought on a free trial, opens where one is, is changed, cancelled, and ends', async ({
  browserOf,
  demo,
}) => {
  const chidi = await newcomer(demo.api, 'Chidi', { profile: { gender: 'MALE' } });
  const matchId = await matched(demo.api, chidi, await newcomer(demo.api, 'Dayo'));
  const page = await browserOf({ baseURL: demo.url, signedInAs: chidi });
  await page.goto(paths.pricing);
  await expect(page.getByRole('heading', { name: 'Confirm your email for 30 days free' })).toBeVisible();
  await expect(plan(page, 'Gold').getByText(/^₦2,888 today, then every month/)).toBeVisible();
  await confirmAddress(page, demo.url, chidi);
  await page.goto(paths.pricing);
  await expect(page.getByText('TEST MODE', { exact: true })).toBeVisible();
  await expect(plan(page, 'Gold').getByText('30 days free, then ₦2,888 a month.', { exact: false })).toBeVisible();
  await mark(page);
  const chat = await page.context().newPage();
  await chat.goto(chatPath(matchId));
  await expect(chat.getByRole('heading', { name: 'Upgrade to Chat' })).toBeVisible();
  await expect(chat.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', paths.pricing);
  await mark(chat);

  // Bought in a new tab: the plan opens in those that are open.
  const checkout = await tabOf(page, () => button(page, 'Subscribe to Gold').click());
  await expect(checkout.getByText(/^30 days free, then ₦2,888 a month from /)).toBeVisible();
  expect(await checkout.evaluate(() => window.opener)).toBeNull();
  await pay(checkout, newCard());
  await expect(checkout.getByText('Welcome to Gold', { exact: false }).first()).toBeVisible();
  await expect(toasts(page).getByText('Your plan is open')).toBeVisible();
  await expect(plan(page, 'Gold').getByText('Your Plan', { exact: true })).toBeVisible();
  await expect(plan(page, 'Gold').getByRole('button', { name: 'Your current plan' })).toBeDisabled();
  await expect(own(page).getByText('Free trial', { exact: true })).toBeVisible();
  await expect(own(page).getByText(/^₦2,888, \d+ \w+ \d{4}$/)).toBeVisible();
  await isKept(page);
  await expect(chat.getByRole('region', { name: 'Messages', exact: true })).toBeVisible();
  await isKept(chat);
  await checkout.goto(paths.matches);
  await expect(checkout.getByRole('link', { name: /^Send Message/ })).toBeVisible();
  await checkout.close();

  // Changed in the portal, which asks to confirm.
  const change = await tabOf(page, () => button(page, 'Switch to Diamond').click());
  await button(change, /^Change to Diamond/).click();
  await change.waitForURL(`**${paths.pricing}`);
  await change.close();
  await expect(plan(page, 'Diamond').getByText('Your Plan', { exact: true })).toBeVisible();
  await expect(button(page, 'Switch to Gold')).toBeVisible();
  await isKept(page);

  // Cancelled: in force until its end.
  const portal = await tabOf(page, () => button(page, 'Manage Subscription').click());
  await button(portal, 'Cancel with the end of the period').click();
  await expect(portal.getByText('The subscription ends with its period.')).toBeVisible();
  await expect(own(page).getByText('Ends on', { exact: true })).toBeVisible();
  await expect(own(page).getByText('Next payment')).toHaveCount(0);
  await expect(chat.getByRole('region', { name: 'Messages', exact: true })).toBeVisible();

  // The end of it, also where a chat is open.
  await button(portal, /^Jump to the end of the/).click();
  await expect(portal.getByText('The period has ended.')).toBeVisible();
  await expect(chat.getByRole('heading', { name: 'Upgrade to Chat' })).toBeVisible();
  await isKept(chat);
  await expect(button(page, 'Subscribe to Gold')).toBeVisible();
  await expect(page.getByText('Your Plan', { exact: true })).toHaveCount(0);
  await isKept(page);
  // The trial was used: no free days are promised any more.
  await expect(page.getByRole('heading', { name: 'Cancel anytime' })).toBeVisible();
  await expect(plan(page, 'Gold').getByText(/^₦2,888 today/)).toBeVisible();
});

test('a card that fails later puts the plan at risk, and another one saves it', long, async ({ browserOf, demo }) => {
  // Nobody who has a trial: this card has a number that is known, and there is one trial for each card.
  const emeka = await newcomer(demo.api, 'Emeka', { profile: { gender: 'MALE' } });
  const page = await browserOf({ baseURL: demo.url, signedInAs: emeka });
  await page.goto(paths.pricing);
  await expect(page.getByRole('heading', { name: 'Confirm your email for 30 days free' })).toBeVisible();
  const checkout = await tabOf(page, () => button(page, 'Subscribe to Soul').click());
  await pay(checkout, FAILS_LATER);
  await expect(plan(page, 'Soul').getByText('Your Plan', { exact: true })).toBeVisible();
  await checkout.close();

  const portal = await tabOf(page, () => button(page, 'Manage Subscription').click());
  await button(portal, /^Jump to the end of the/).click();
  await expect(own(page).getByRole('alert')).toContainText('Your last payment failed');
  await expect(own(page).getByRole('alert')).toContainText(/^.*Soul stays open until \d+ \w+ \d{4}/);
  await expect(plan(page, 'Soul').getByText('Your Plan', { exact: true })).toBeVisible();
  await examine(page, 'a plan that is held');
  await page.goto(paths.profile);
  await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('the last payment failed');
  // The payment comes between what the page was answered and the beginning of its events.
  const beginEvents = await holdSocket(page);
  await page.goto(paths.pricing);
  await expect(own(page).getByRole('alert')).toContainText('Your last payment failed');

  await portal.getByLabel('Card number').fill(newCard());
  await button(portal, 'Replace card').click();
  await expect(portal.getByText('The card has been replaced.')).toBeVisible();
  // Replacing the card pays what was open, or leaves that to the next try.
  const retry = button(portal, 'Try the payment again');
  if (await retry.isVisible()) await retry.click();
  await expect(portal.getByText('Payment failed')).toHaveCount(0);
  beginEvents();
  await expect(own(page).getByText('Active', { exact: true })).toBeVisible();
  await expect(own(page).getByRole('alert')).toHaveCount(0);
  await own(page).getByText('Your payments').click();
  const paid = own(page).getByRole('listitem').filter({ hasText: 'Paid' }).first();
  await expect(paid).toContainText('₦3,888');
  const invoice = await tabOf(page, () => paid.getByRole('link').click());
  await expect(invoice.getByRole('heading', { name: /^Invoice / })).toBeVisible();
});

test('who is signed out is asked to sign in, and comes back to the plans', async ({ browserOf, demo }) => {
  const page = await browserOf({ baseURL: demo.url });
  await page.goto(paths.pricing);
  await expect(page.getByText('TEST MODE', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Subscribe to Diamond' }).click();
  await expect(toasts(page).getByText('Authentication Required')).toBeVisible();
  await expect(toasts(page).getByText('Please sign in to subscribe.')).toBeVisible();
  await expect(page).toHaveURL(`${paths.auth}?next=${encodeURIComponent(paths.pricing)}`);
});

test('the plans are read without JavaScript', async ({ browserOf, demo }) => {
  const page = await browserOf({ baseURL: demo.url, javaScriptEnabled: false });
  await page.goto(paths.pricing);
  for (const [name, price] of [
    ['Gold', '₦2,888'],
    ['Diamond', '₦5,888'],
    ['Soul', '₦3,888'],
  ] as const)
    await expect(plan(page, name)).toContainText(price);
  await expect(plan(page, 'Diamond')).toContainText('Most Popular');
  const way = plan(page, 'Gold').getByRole('link', { name: 'Subscribe to Gold' });
  await expect(way).toHaveAttribute('href', `${paths.auth}?next=${encodeURIComponent(paths.pricing)}`);
  await expect(page.getByRole('row', { name: /^Likes a day 5/ })).toContainText('Unlimited');
});

test('a checkout and a portal that fail are said, and leave no empty tab behind', async ({ browserOf, demo }) => {
  const ada = await demoSession(demo.api, 'ada');
  const page = await browserOf({ baseURL: demo.url, signedInAs: ada });
  await page.route('**/graphql', (route) =>
    /startCheckout/i.test(route.request().postData() ?? '') ? route.abort() : route.fallback(),
  );
  await page.goto(paths.pricing);
  const tab = await tabOf(page, () => button(page, 'Subscribe to Soul').click());
  await expect(toasts(page).getByText(billing.checkoutFailed)).toBeVisible();
  await expect(toasts(page).getByText('Error', { exact: true })).toBeVisible();
  await expect.poll(() => tab.isClosed()).toBe(true);
});

test('coming back from a payment page that was left says so, and believes no address', async ({ browserOf, demo }) => {
  const { page } = await buyer({ browserOf, demo }, 'Femi');
  await page.goto(`${paths.pricing}?checkout=cancelled`);
  await expect(page.getByText('The checkout was left, and nothing was charged.', { exact: false })).toBeVisible();
  await page.goto(`${paths.pricing}?checkout=done`);
  await expect(page.getByText('Your plan opens as soon as the payment is confirmed.')).toBeVisible();
  await expect(button(page, 'Subscribe to Gold')).toBeEnabled();
  await expect(page.getByText('Your Plan', { exact: true })).toHaveCount(0);
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

test('the keyboard alone buys a plan', async ({ browserOf, demo }) => {
  const { page } = await buyer({ browserOf, demo }, 'Gozie');
  await tabTo(page, button(page, 'Subscribe to Gold'));
  const tab = await tabOf(page, () => page.keyboard.press('Enter'));
  await expect(tab.getByLabel('Card number')).toBeVisible();
  await tabTo(tab, tab.getByLabel('Card number'));
  await tab.keyboard.type(newCard());
  await tab.keyboard.press('Enter');
  await tab.waitForURL(`**${paths.pricing}?checkout=done`);
  await expect(plan(page, 'Gold').getByText('Your Plan', { exact: true })).toBeVisible();
});

test('the page of plans is accessible', long, async ({ browserOf, demo }) => {
  // Reduced motion: what fades in has its final contrast at once.
  const out = await browserOf({ baseURL: demo.url });
  await out.goto(paths.pricing);
  for (const question of await out.getByRole('region', { name: 'Questions' }).locator('summary').all())
    await question.click();
  await examine(out, 'for visitors');
  const inside = await browserOf({ baseURL: demo.url, signedInAs: await demoSession(demo.api, 'ada') });
  await inside.goto(paths.pricing);
  await expect(own(inside)).toBeVisible();
  await examine(inside, 'for people');
});
