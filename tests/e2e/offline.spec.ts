/** What the phone keeps: without a network the app opens, with the people in hand, the inbox and the chats that were read. */
import type { Page } from '@playwright/test';
import { chatPath, paths } from '#rules/paths.ts';
import { matched, newcomer } from '#tests/factories/people.ts';
import { expect, test } from './fixtures.ts';
import { grantPremium } from './steps.ts';

const UNMATCH = `mutation Unmatch($input: UnmatchInput!) { unmatch(input: $input) { __typename } }`;
const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`;

/** The names of the pages in the phone's database. */
const keptPages = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('zobo-pages');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('pages')) {
            db.close();
            return resolve([]);
          }
          const asking = db.transaction('pages').objectStore('pages').getAllKeys();
          asking.onsuccess = () => {
            db.close();
            resolve(asking.result.map(String));
          };
        };
      }),
  );
const keptDocuments = (page: Page) =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith('zobo-app-'));
    const requests = name === undefined ? [] : await (await caches.open(name)).keys();
    const asked = requests.map(({ url }) => new URL(url).pathname);
    return asked.filter((path) => !path.startsWith('/assets/')).toSorted();
  });

test('the app opens without a network, and signing out leaves nothing of it', async ({ api, browserOf }) => {
  const [ada, bola] = [await newcomer(api, 'Ada'), await newcomer(api, 'Bola', { profile: { gender: 'MALE' } })];
  const matchId = await matched(api, ada, bola);
  await grantPremium(api, [ada.email, bola.email]);
  await api.gql(
    SEND,
    { input: { matchId, clientId: crypto.randomUUID(), content: 'By the blue gate' } },
    bola.accessToken,
  );
  for (const other of ['Chidi', 'Dele']) await newcomer(api, other, { profile: { gender: 'MALE' } });
  const page = await browserOf({ serviceWorkers: 'allow', signedInAs: ada, viewport: { width: 360, height: 740 } });
  await page.goto(paths.browse);
  const name = await page.getByRole('article').first().getAttribute('aria-label');
  await page.getByRole('link', { name: /^Chats/ }).click();
  await page.getByRole('link', { name: /Bola/ }).first().click();
  const message = page.getByText('By the blue gate');
  await expect(message.last()).toBeVisible();
  await expect.poll(() => keptDocuments(page), { timeout: 15_000 }).toEqual([paths.browse, paths.matches]);
  await expect
    .poll(async () => (await keptPages(page)).toSorted(), { timeout: 15_000 })
    .toEqual([`chat:${matchId}`, 'deck', 'inbox']);

  const context = page.context();
  await context.setOffline(true);
  await page.close();
  const again = await context.newPage();
  await again.goto(paths.browse);
  await expect(again.getByRole('article').first()).toHaveAttribute('aria-label', name ?? '');
  await again.goto(chatPath(matchId));
  await expect(again.getByText('By the blue gate').last()).toBeVisible();
  await again.goto(paths.matches);
  await expect(again.getByText('By the blue gate')).toBeVisible();
  await again.getByRole('link', { name: /Bola/ }).first().click();
  await expect(again.getByRole('textbox', { name: /^Message to/ })).toBeVisible();

  await context.setOffline(false);
  await again.goto(paths.matches);
  await expect(again.getByText('By the blue gate')).toBeVisible();
  await api.gql(UNMATCH, { input: { matchId } }, bola.accessToken);
  await expect(again.getByRole('heading', { name: 'No matches yet' })).toBeVisible();
  await expect.poll(() => keptPages(again)).not.toContain(`chat:${matchId}`);

  // By the landing page, which loads nothing of all this before.
  await again.goto(paths.home);
  await again.getByRole('button', { name: 'Open menu' }).click();
  await again.getByRole('button', { name: 'Logout' }).click();
  await expect(again.getByRole('link', { name: 'Join Early Access' }).first()).toBeVisible();
  await expect.poll(() => keptPages(again)).toEqual([]);
  expect(await again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('zobo.')))).toEqual([]);
});
