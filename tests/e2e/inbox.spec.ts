/** /matches on a phone: new matches in a row, then conversations by their last message, as they come. */
import type { Page } from '@playwright/test';
import { chatPath, paths } from '#rules/paths.ts';
import { type Api, matched, newcomer, type Person } from '#tests/factories/people.ts';
import { examine } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { bubble, grantPremium } from './steps.ts';

const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`;
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

async function say(api: Api, by: Person, matchId: string, content: string): Promise<void> {
  const input = { matchId, clientId: crypto.randomUUID(), content };
  expect((await api.gql(SEND, { input }, by.accessToken)).data?.sendMessage.__typename).toBe('SendMessageSuccess');
}

test('who wrote last stands first, and who was silent becomes a conversation with the first word', async ({
  api,
  browserOf,
}) => {
  const ada = await newcomer(api, 'Ada');
  const [bola, chidi, dayo] = await Promise.all(
    ['Bola', 'Chidi', 'Dayo'].map((name) => newcomer(api, name, { profile: { gender: 'MALE' } })),
  );
  if (!bola || !chidi || !dayo) throw new Error('three people');
  const [withBola, withChidi, withDayo] = [
    await matched(api, ada, bola),
    await matched(api, ada, chidi),
    await matched(api, ada, dayo),
  ];
  await grantPremium(api, [ada.email, bola.email, chidi.email, dayo.email]);
  await say(api, chidi, withChidi, 'From Chidi');
  await say(api, bola, withBola, 'From Bola');

  const page = await browserOf({ ...phone, signedInAs: ada });
  await page.goto(paths.matches);
  const conversations = page.getByRole('region', { name: 'Conversations' });
  const names = conversations.getByRole('heading', { level: 3 });
  const fresh = page.getByRole('region', { name: 'New matches' });
  await expect(names).toHaveText(['Bola Test', 'Chidi Test']);
  await expect(fresh.getByRole('heading', { level: 3 })).toHaveText(['Dayo Test']);
  const row = conversations.getByRole('listitem').first();
  await expect(row).toContainText('From Bola');
  await expect(row).toContainText(/\d\d:\d\d/);
  await expect(row).toContainText('1 unread');
  await examine(page, 'the inbox');

  await say(api, chidi, withChidi, 'Again from Chidi');
  await expect(names).toHaveText(['Chidi Test', 'Bola Test']);
  await expect(conversations.getByRole('listitem').first()).toContainText('Again from Chidi');
  await say(api, dayo, withDayo, 'From Dayo');
  await expect(names).toHaveText(['Dayo Test', 'Chidi Test', 'Bola Test']);
  await expect(fresh).toHaveCount(0);

  // The picture opens the profile, the rest of the row the chat, and the way back is the arrow.
  await conversations.getByRole('button', { name: 'Bola Test', exact: true }).tap();
  await expect(page.getByRole('dialog', { name: 'Bola Test' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Bola Test' })).toHaveCount(0);
  await conversations.getByRole('link', { name: 'Send Message to Bola Test' }).tap();
  await expect(page).toHaveURL(chatPath(withBola));
  await expect(bubble(page, 'From Bola')).toBeVisible();
  await page.getByRole('link', { name: 'Back to matches' }).tap();
  await expect(names).toHaveText(['Dayo Test', 'Chidi Test', 'Bola Test']);
  await expect(conversations.getByRole('listitem').nth(2)).not.toContainText('unread');
});

test('a short list has a way on below it, until four rows fill the screen', async ({ api, browserOf }) => {
  const ada = await newcomer(api, 'Ada');
  const people = await Promise.all(
    ['Bola', 'Chidi', 'Dayo', 'Efe'].map((name) => newcomer(api, name, { profile: { gender: 'MALE' } })),
  );
  await grantPremium(
    api,
    people.concat(ada).map(({ email }) => email),
  );
  const foot = (page: Page) => page.getByRole('main').getByRole('link', { name: /^(Start Browsing|Explore) / });
  const page = await browserOf({ ...phone, signedInAs: ada });
  for (const [at, someone] of people.entries()) {
    await say(api, someone, await matched(api, ada, someone), `From ${someone.name}`);
    await page.goto(paths.matches);
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(at + 1);
    await expect(foot(page)).toHaveCount(at < 3 ? 2 : 0);
    if (at === 0) await examine(page, 'the inbox with one row');
    if (at !== 1) continue;
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(phone.viewport.height);
    await foot(page).last().tap();
    await expect(page).toHaveURL(paths.explore);
  }
});
