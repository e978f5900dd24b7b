import type { Page } from '@playwright/test';
import { messages as texts } from '#rules/chat.ts';
import { chatPath } from '#rules/paths.ts';
import { type Api, matched, newcomer, type Person } from '#tests/factories/people.ts';
import { createApi } from './api.ts';
import { expect, test, urls } from './fixtures.ts';
import { bubble, grantPremium, toasts } from './steps.ts';

type Couple = { ada: Person; bola: Person; matchId: string };

const couples: Couple[] = [];

/** Two people on a paid plan who matched, for one test alone. */
function couple(): Couple {
  const next = couples.pop();
  if (!next) throw new Error('Make more couples in beforeAll');
  return next;
}

test.beforeAll(async () => {
  const api = createApi(urls.empty);
  for (let made = 0; made < 5; made += 1) {
    const ada = await newcomer(api, 'Ada');
    const bola = await newcomer(api, 'Bola', { profile: { gender: 'MALE' } });
    couples.push({ ada, bola, matchId: await matched(api, ada, bola) });
  }
  await grantPremium(
    api,
    couples.flatMap(({ ada, bola }) => [ada.email, bola.email]),
  );
});

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const UNMATCH = `mutation Unmatch($input: UnmatchInput!) { unmatch(input: $input) { __typename } }`;
const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`;

async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Unmatch, block or report Bola Test' }).click();
  await dialog(page, 'Unmatch, block or report Bola Test')
    .getByRole('button', { name: /^Unmatch Bola Test/ })
    .click();
}
const confirm = (page: Page) =>
  dialog(page, 'Unmatch Bola Test').getByRole('button', { name: 'Unmatch', exact: true }).click();

async function say(api: Api, { ada, matchId }: Couple): Promise<void> {
  const input = { matchId, clientId: crypto.randomUUID(), content: 'Good evening' };
  const { data, body } = await api.gql(SEND, { input }, ada.accessToken);
  expect(data?.sendMessage?.__typename, body).toBe('SendMessageSuccess');
}

for (const [size, options] of [
  ['a wide screen', {}],
  ['a phone', phone],
] as const)
  test(`ending a match from its chat takes it from both at once, on ${size}`, async ({ api, browserOf }) => {
    const two = couple();
    await say(api, two);
    const hers = await browserOf({ ...options, signedInAs: two.ada });
    const his = await browserOf({ ...options, signedInAs: two.bola });
    await his.goto(chatPath(two.matchId));
    await expect(bubble(his, 'Good evening')).toBeVisible();
    await hers.goto(chatPath(two.matchId));
    await choose(hers);
    // Nothing is done before it is confirmed, and one can go back.
    await dialog(hers, 'Unmatch Bola Test').getByRole('button', { name: 'Cancel' }).click();
    await expect(bubble(hers, 'Good evening')).toBeVisible();
    await choose(hers);
    await confirm(hers);

    await hers.waitForURL('**/matches');
    await expect(toasts(hers).getByText('You and Bola Test are no longer matched')).toBeVisible();
    await expect(hers.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
    await expect(toasts(hers).getByText(texts.notAvailable)).toHaveCount(0);
    // Whom it was done to is told in the words that a block has too.
    await his.waitForURL('**/matches');
    await expect(toasts(his).getByText(texts.notAvailable)).toBeVisible();
    await expect(his.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
    await hers.goto(chatPath(two.matchId));
    await hers.waitForURL('**/matches');
  });

test('ending a match from its card takes it and its unread messages from the other’s list without a reload', async ({
  api,
  browserOf,
}) => {
  const two = couple();
  const chidi = await newcomer(api, 'Chidi');
  await matched(api, chidi, two.bola);
  await say(api, two);
  const his = await browserOf({ signedInAs: two.bola });
  await his.goto('/matches');
  await expect(his.getByRole('heading', { name: 'Ada Test' })).toBeVisible();
  await expect(his).toHaveTitle(/^\(1\)/);

  const hers = await browserOf({ ...phone, signedInAs: two.ada });
  await hers.goto('/matches');
  await hers.getByRole('button', { name: 'Bola Test', exact: true }).click();
  await expect(dialog(hers, 'Bola Test').getByRole('article', { name: /Bola Test, \d+/ })).toBeVisible();
  await choose(hers);
  await confirm(hers);
  await expect(toasts(hers).getByText('You and Bola Test are no longer matched')).toBeVisible();
  await expect(hers.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
  await expect(hers.getByRole('dialog')).toHaveCount(0);

  await expect(his.getByRole('heading', { name: 'Ada Test' })).toHaveCount(0);
  await expect(his.getByRole('heading', { name: 'Chidi Test' })).toBeVisible();
  await expect(his).not.toHaveTitle(/^\(/);
  await expect(toasts(his).getByText(texts.notAvailable)).toHaveCount(0);
});

test('a match that ended before the first connection stood is gone once it stands', async ({ api, browserOf }) => {
  const { ada, bola, matchId } = couple();
  await matched(api, await newcomer(api, 'Chidi'), bola);
  const his = await browserOf({ signedInAs: bola });
  let isHeld = true;
  await his.routeWebSocket(/\/graphql$/, (socket) => {
    if (isHeld) return void socket.close({ code: 1013, reason: 'Try again later' });
    socket.connectToServer();
  });
  await his.goto('/matches');
  await expect(his.getByRole('heading', { name: 'Ada Test' })).toBeVisible();
  const { data } = await api.gql(UNMATCH, { input: { matchId } }, ada.accessToken);
  expect(data.unmatch.__typename).toBe('UnmatchSuccess');
  await expect(his.getByRole('heading', { name: 'Ada Test' })).toBeVisible();
  isHeld = false;
  await expect(his.getByRole('heading', { name: 'Ada Test' })).toHaveCount(0);
  await expect(his.getByRole('heading', { name: 'Chidi Test' })).toBeVisible();
});

test('a failure says so and ends nothing; by keyboard alone', async ({ browserOf }) => {
  const { ada, matchId } = couple();
  const page = await browserOf({ signedInAs: ada });
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"Unmatch"') ? route.abort() : route.fallback(),
  );
  await page.goto(chatPath(matchId));
  const menu = page.getByRole('button', { name: 'Unmatch, block or report Bola Test' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await dialog(page, 'Unmatch, block or report Bola Test')
    .getByRole('button', { name: /^Unmatch Bola Test/ })
    .focus();
  await page.keyboard.press('Enter');
  const button = dialog(page, 'Unmatch Bola Test').getByRole('button', { name: 'Unmatch', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText('Error')).toBeVisible();
  await expect(page).toHaveURL(chatPath(matchId));
  await page.unroute('**/graphql');
  await button.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/matches');
});
