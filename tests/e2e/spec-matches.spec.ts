/** The spec table's rows about /matches and /chat: each is named by a sentence of the specification, word for word, and looks at the screen. */
import type { Page } from '@playwright/test';
import { chatPath } from '#rules/paths.ts';
import { type Api, matched, newcomer, type Person } from '#tests/factories/people.ts';
import { createApi } from './api.ts';
import { expect, test, urls } from './fixtures.ts';
import { breakOperation, pageOf, row, told } from './spec-rows.ts';
import { bubble, grantPremium } from './steps.ts';

const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }`;
const TYPE = `mutation Type($input: SetTypingInput!) { setTyping(input: $input) { __typename } }`;
const MESSAGES = `query Messages($id: ID!) { viewer { match(id: $id) { messages { nodes { content readAt } } } } }`;

type Couple = { ada: Person; bola: Person; matchId: string; path: string };

async function couple(api: Api): Promise<Couple> {
  const ada = await newcomer(api, 'Ada');
  const bola = await newcomer(api, 'Bola', { profile: { gender: 'MALE', bio: 'Chess on Sundays.' } });
  const matchId = await matched(api, ada, bola);
  return { ada, bola, matchId, path: chatPath(matchId) };
}

const premiumCouples: Couple[] = [];
let freeCouple: Couple;

function premium(): Couple {
  const next = premiumCouples.pop();
  if (!next) throw new Error('Make more couples in beforeAll');
  return next;
}

test.beforeAll(async () => {
  const api = createApi(urls.empty);
  for (let made = 0; made < 10; made += 1) premiumCouples.push(await couple(api));
  freeCouple = await couple(api);
  await grantPremium(
    api,
    premiumCouples.flatMap(({ ada, bola }) => [ada.email, bola.email]),
  );
});

const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const card = (page: Page, name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

async function say(api: Api, from: Person, matchId: string, content: string): Promise<void> {
  const input = { matchId, clientId: crypto.randomUUID(), content };
  expect((await api.gql(SEND, { input }, from.accessToken)).data?.sendMessage.__typename).toBe('SendMessageSuccess');
}

const typing = (api: Api, by: Person, matchId: string, isTyping = true) =>
  api.gql(TYPE, { input: { matchId, isTyping } }, by.accessToken);

row('Each card shows avatar, name, bio (or "No bio available") and match date.', async (here) => {
  const ada = await newcomer(here.api, 'Ada');
  const chidi = await newcomer(here.api, 'Chidi', { profile: { gender: 'MALE', bio: '' } });
  await matched(here.api, ada, chidi);
  const page = await pageOf(here, '/matches', ada);
  await expect(card(page, 'Chidi Test').getByText('No bio available', { exact: true })).toBeVisible();
  await expect(card(page, 'Chidi Test').getByText(/^Matched /)).toBeVisible();
  const other = await pageOf(here, '/matches', freeCouple.ada);
  await expect(card(other, 'Bola Test').getByText('Chess on Sundays.')).toBeVisible();
});

row('Premium users see a "Send Message" action going to /chat/{matchId}.', async (here) => {
  const { ada, path } = premium();
  const page = await pageOf(here, '/matches', ada);
  const action = page.getByRole('link', { name: /^Send Message/ });
  await expect(action).toHaveText(/Send Message/);
  await action.click();
  await expect(page).toHaveURL(path);
});

row('Other users see "Upgrade to Message", which opens an upgrade dialog', async (here) => {
  const page = await pageOf(here, '/matches', freeCouple.ada);
  await page.getByRole('button', { name: /^Upgrade to Message/ }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to Message' })).toBeVisible();
});

row('free users also see an "Upgrade to Message" button going to /pricing.', async (here) => {
  const page = await pageOf(here, '/matches', freeCouple.ada);
  await page.getByRole('main').getByRole('link', { name: 'Upgrade to Message', exact: true }).click();
  await expect(page).toHaveURL('/pricing');
});

row('An empty state links to /browse.', async (here) => {
  const page = await pageOf(here, '/matches', await newcomer(here.api, 'Lonely'));
  await page.getByRole('main').getByRole('link', { name: 'Start Browsing' }).click();
  await expect(page).toHaveURL('/browse');
});

row('A match whose profile cannot be found is shown with the name "Unknown".', async (here) => {
  const page = await here.browserOf({ signedInAs: freeCouple.ada });
  await page.route('**/graphql', async (route) => {
    if (!/"operationName":"Matches/.test(route.request().postData() ?? '')) return route.fallback();
    const response = await route.fetch();
    const json = await response.json();
    for (const edge of json.data.viewer.newMatches.edges) edge.node.profile = null;
    await route.fulfill({ response, json });
  });
  await page.goto('/matches');
  await expect(card(page, 'Unknown')).toBeVisible();
});

row('A message thread with read ticks, a typing indicator, a text input and a video call button', async (here) => {
  const { ada, bola, matchId, path } = premium();
  const page = await pageOf(here, path, ada);
  await write(page, 'Are you there?');
  await expect(bubble(page, 'Are you there?').getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  const other = await pageOf(here, path, bola);
  await expect(bubble(other, 'Are you there?')).toBeVisible();
  await expect(bubble(page, 'Are you there?').getByRole('img', { name: 'Read', exact: true })).toBeVisible();
  await typing(here.api, bola, matchId);
  await expect(page.getByText('typing…')).toBeVisible();
  await expect(page.getByRole('button', { name: /video call/i })).toBeVisible();
});

row('Non-premium users see an "Upgrade to Chat" panel.', async (here) => {
  const page = await pageOf(here, freeCouple.path, freeCouple.ada);
  await expect(page.getByRole('heading', { name: 'Upgrade to Chat' })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /video call/i })).toHaveCount(0);
});

row('An unknown match redirects to /matches.', async (here) => {
  const page = await pageOf(here, chatPath(crypto.randomUUID()), freeCouple.ada);
  await expect(page).toHaveURL('/matches');
});

row('An unauthenticated user goes to /auth.', async (here) => {
  const page = await pageOf(here, freeCouple.path);
  await expect(page).toHaveURL(/\/auth\b/);
});

row('Unread incoming messages are marked read (read_at set) on load and on arrival.', async (here) => {
  const { ada, bola, matchId, path } = premium();
  const readAll = async () => {
    const { data } = await here.api.gql(MESSAGES, { id: matchId }, bola.accessToken);
    return data?.viewer.match.messages.nodes.map(({ readAt }: { readAt: string | null }) => readAt !== null);
  };
  await say(here.api, bola, matchId, 'Before you came');
  expect(await readAll()).toEqual([false]);
  const page = await pageOf(here, path, ada);
  await expect(bubble(page, 'Before you came')).toBeVisible();
  await expect.poll(readAll).toEqual([true]);
  await say(here.api, bola, matchId, 'While you are here');
  await expect.poll(readAll).toEqual([true, true]);
});

row('New and updated messages arrive in real time.', async (here) => {
  const { ada, bola, matchId, path } = premium();
  const page = await pageOf(here, path, ada);
  await expect(field(page)).toBeVisible();
  await say(here.api, bola, matchId, 'Straight from Bola');
  await expect(bubble(page, 'Straight from Bola')).toBeVisible();
});

row("The typing indicator shows for 3 seconds after the other user's activity.", async (here) => {
  const { ada, bola, matchId, path } = premium();
  const page = await here.browserOf({ signedInAs: ada });
  await page.clock.install();
  await page.goto(path);
  await expect(field(page)).toBeVisible();
  // A page that does not listen yet misses the sign.
  await expect(async () => {
    await typing(here.api, bola, matchId);
    await expect(page.getByText('typing…')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.clock.runFor(3_100);
  await expect(page.getByText('typing…')).toHaveCount(0);
});

row('The own typing record is deleted 2 seconds after the last keystroke.', async (here) => {
  const { ada, path } = premium();
  const page = await here.browserOf({ signedInAs: ada });
  const told: boolean[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (/SetTyping/.test(body)) told.push(JSON.parse(body).variables.input.isTyping);
  });
  await page.clock.install();
  await page.goto(path);
  await field(page).pressSequentially('He');
  await expect.poll(() => told.at(-1)).toBe(true);
  await page.clock.runFor(2_100);
  await expect.poll(() => told.at(-1)).toBe(false);
});

row('ignored if the message is blank after trimming; the text is trimmed before sending', async (here) => {
  const { ada, bola, matchId, path } = premium();
  const page = await pageOf(here, path, ada);
  await write(page, '   ');
  await write(page, '  Trimmed  ');
  await expect(bubble(page, 'Trimmed').getByRole('img', { name: /^(Sent|Read)$/ })).toBeVisible();
  const { data } = await here.api.gql(MESSAGES, { id: matchId }, bola.accessToken);
  expect(data?.viewer.match.messages.nodes.map(({ content }: { content: string }) => content)).toEqual(['Trimmed']);
});

row('| Matches load fails | toast "Error" / "Failed to load matches" |', async (here) => {
  const page = await here.browserOf({ signedInAs: freeCouple.ada });
  await breakOperation(page, 'Matches\\w*');
  await page.goto('/matches');
  await told(page, 'Error', 'Failed to load matches');
});

row('| Chat match info fails | "Failed to load match information" |', async (here) => {
  const { ada, path } = premium();
  const page = await here.browserOf({ signedInAs: ada });
  await breakOperation(page, 'Chat\\w*');
  await page.goto(path);
  await expect(page.getByText('Failed to load match information').first()).toBeVisible();
});

row('| Chat send fails | "Failed to send message" |', async (here) => {
  const { ada, path } = premium();
  const page = await here.browserOf({ signedInAs: ada });
  await breakOperation(page, 'Send\\w*');
  await page.goto(path);
  await write(page, 'Into the void');
  await told(page, 'Failed to send message');
  await expect(bubble(page, 'Into the void').getByRole('img', { name: 'Sending' })).toBeVisible();
});
