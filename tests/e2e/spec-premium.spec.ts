/** The spec table's rows about /pricing and /companion: each is named by a sentence of the specification, word for word, and looks at the screen. */
import type { Page } from '@playwright/test';
import { paths } from '#rules/paths.ts';
import { matched, newcomer, type Person } from '#tests/factories/people.ts';
import { createApi } from './api.ts';
import { expect, test, urls } from './fixtures.ts';
import { breakOperation, type Look, row, told } from './spec-rows.ts';
import { grantDemo } from './steps.ts';

const members: Person[] = [];
test.beforeAll(async () => {
  const api = createApi(urls.demo);
  for (let made = 0; made < 9; made += 1) members.push(await newcomer(api, 'Ada'));
  await grantDemo(
    api,
    members.map(({ email }) => email),
    'GOLD',
  );
});

/** Somebody on Gold whom no other row has. */
function member(): Person {
  const next = members.pop();
  if (!next) throw new Error('Make more people in beforeAll');
  return next;
}

/** In production there is neither a test mode nor a practice coach. */
async function pageOf({ browserOf, demo }: Look, path: string, signedInAs?: Person): Promise<Page> {
  const page = await browserOf({ baseURL: demo.url, ...(signedInAs && { signedInAs }) });
  await page.goto(path);
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const plan = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Choose your plan' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, level: 3 }) });
const field = (page: Page) => page.getByRole('textbox', { name: 'Write to Soul' });
const conversation = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true }).locator('ol > li');

/** Answers one operation with a status, as a function behind the page would. */
async function answerWith(page: Page, operation: string, status: number): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const isIt = new RegExp(`\\boperationName":"${operation}\\b`).test(route.request().postData() ?? '');
    return isIt ? route.fulfill({ status, body: '{}' }) : route.fallback();
  });
}

async function companion(here: Look): Promise<Page> {
  const page = await pageOf(here, paths.companion, member());
  await expect(field(page)).toBeVisible();
  return page;
}

/** A message that fails leaves the conversation as it was, and its text in the field. */
async function failsToSend(here: Look, status: number, ...texts: string[]): Promise<void> {
  const page = await companion(here);
  await expect(conversation(page)).toHaveCount(1);
  await answerWith(page, 'SendCompanionMessage', status);
  await field(page).fill('How do I begin?');
  await field(page).press('Enter');
  await told(page, ...texts);
  await expect(conversation(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('How do I begin?');
}

row(
  'Three plans, a free-trial banner, a "Your Plan" badge on the current plan (its button disabled) and a manage-subscription button.',
  async (here) => {
    const visitor = await pageOf(here, paths.pricing);
    for (const [name, price] of [
      ['Gold', '₦2,888'],
      ['Diamond', '₦5,888'],
      ['Soul', '₦3,888'],
    ] as const) {
      await expect(plan(visitor, name)).toContainText(price);
    }
    await expect(visitor.getByRole('heading', { name: '30 days free' })).toBeVisible();
    await expect(plan(visitor, 'Diamond')).toContainText('Most Popular');

    const page = await pageOf(here, paths.pricing, member());
    await expect(plan(page, 'Gold')).toContainText('Your Plan');
    await expect(plan(page, 'Gold').getByRole('button')).toBeDisabled();
    await expect(plan(page, 'Soul')).not.toContainText('Your Plan');

    const buyer = await pageOf(here, paths.pricing, await newcomer(here.demo.api, 'Ada'));
    const [tab] = await Promise.all([
      buyer.context().waitForEvent('page'),
      plan(buyer, 'Soul').getByRole('button').click(),
    ]);
    await tab.getByLabel('Card number').fill('4242424242424242');
    await button(tab, /^Pay/).click();
    await expect(button(buyer, 'Manage Subscription')).toBeVisible();
  },
);

row('Checkout requires sign-in; otherwise "Authentication Required" / "Please sign in to subscribe."', async (here) => {
  const page = await pageOf(here, paths.pricing);
  await plan(page, 'Gold').getByRole('link').click();
  await told(page, 'Authentication Required', 'Please sign in to subscribe.');
});

row('Checkout fails | "Failed to start checkout. Please try again."', async (here) => {
  const page = await pageOf(here, paths.pricing, await newcomer(here.demo.api, 'Ada'));
  await breakOperation(page, 'StartCheckout');
  await plan(page, 'Gold').getByRole('button').click();
  await told(page, 'Failed to start checkout. Please try again.');
});

row('Portal fails | "Failed to open subscription management. Please try again."', async (here) => {
  const page = await pageOf(here, paths.pricing, await newcomer(here.demo.api, 'Ada'));
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    plan(page, 'Gold').getByRole('button').click(),
  ]);
  await tab.getByLabel('Card number').fill('4242424242424242');
  await button(tab, /^Pay/).click();
  await breakOperation(page, 'OpenCustomerPortal');
  await button(page, 'Manage Subscription').click();
  await told(page, 'Failed to open subscription management. Please try again.');
});

row('free users also see an "Upgrade to Message" button going to /pricing.', async (here) => {
  const [ada, bola] = [await newcomer(here.demo.api, 'Ada'), await newcomer(here.demo.api, 'Bola')];
  await matched(here.demo.api, ada, bola);
  const page = await pageOf(here, paths.matches, ada);
  const link = page.getByRole('link', { name: 'Upgrade to Message' });
  await expect(link).toHaveAttribute('href', paths.pricing);
});

row('Users without the entitlement see a locked screen.', async (here) => {
  const page = await pageOf(here, paths.companion, await newcomer(here.demo.api, 'Ada'));
  await expect(page.getByRole('heading', { name: 'Meet Soul, your AI dating coach' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', paths.pricing);
  await expect(field(page)).toHaveCount(0);
});

row('Scenario picker, coach mode switch, chat, suggested questions, and a settings view.', async (here) => {
  const page = await companion(here);
  for (const name of [
    'First Message',
    'Planning a Date',
    'Keeping the Chat Flowing',
    'After the First Date',
    'Repair a Dry Chat',
  ]) {
    await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('checkbox', { name: 'Coach mode' }).first()).toBeChecked();
  await expect(page.getByRole('button', { name: 'Generate Questions' })).toBeVisible();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Friendly' })).toBeChecked();
});

row('Companion HTTP 429 | "Rate Limit" / "Too many requests. Please wait a moment."', (here) =>
  failsToSend(here, 429, 'Rate Limit', 'Too many requests. Please wait a moment.'),
);
row('Companion HTTP 402 | "Payment Required" / "Please add credits to continue."', (here) =>
  failsToSend(here, 402, 'Payment Required', 'Please add credits to continue.'),
);
row('Companion other failure | "Failed to send message"', (here) => failsToSend(here, 500, 'Failed to send message'));

row('Preferences saved | "Saved" / "Your preferences have been updated"', async (here) => {
  const page = await companion(here);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByText('Playful', { exact: true }).click();
  await button(page, 'Save preferences').click();
  await told(page, 'Saved', 'Your preferences have been updated');
});
row('Preferences save fails | "Failed to save preferences"', async (here) => {
  const page = await companion(here);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await answerWith(page, 'SaveCompanionPreferences', 500);
  await page.getByText('Playful', { exact: true }).click();
  await button(page, 'Save preferences').click();
  await told(page, 'Failed to save preferences');
});
row('Questions generated | "Questions Generated" / "3 conversation starters ready!"', async (here) => {
  const page = await companion(here);
  await button(page, 'Generate Questions').click();
  await told(page, 'Questions Generated', '3 conversation starters ready!');
});
row('Question generation fails | "Failed to generate questions"', async (here) => {
  const page = await companion(here);
  await answerWith(page, 'GenerateQuestions', 500);
  await button(page, 'Generate Questions').click();
  await told(page, 'Failed to generate questions');
});
