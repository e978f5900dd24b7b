import type { Page, Route, WebSocketRoute } from '@playwright/test';
import { chatPath } from '#rules/paths.ts';
import { type Api, matched, newcomer, type Person } from '#tests/factories/people.ts';
import { createApi } from './api.ts';
import { examine } from './axe.ts';
import { expect, test, urls } from './fixtures.ts';
import { bubble, grantPremium, toasts } from './steps.ts';

const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename
  ... on SendMessageSuccess { sentMessage { id } } ... on UserError { message } } }`;
const TYPING = `mutation Typing($input: SetTypingInput!) { setTyping(input: $input) { __typename } }`;
const READ = `mutation Read($input: MarkMessagesReadInput!) { markMessagesRead(input: $input) { __typename } }`;

const STORED = `query Stored($id: ID!) { viewer { match(id: $id) { messages { nodes { content } } } } }`;

type Couple = { ada: Person; bola: Person; matchId: string; path: string };

const couples: Couple[] = [];

/** Two people on a paid plan who matched, for one test alone. */
function couple(): Couple {
  const next = couples.pop();
  if (!next) throw new Error('Make more couples in beforeAll');
  return next;
}

async function say(api: Api, from: Person, matchId: string, ...texts: string[]): Promise<void> {
  for (const content of texts) {
    const input = { matchId, clientId: crypto.randomUUID(), content };
    const { data, body } = await api.gql(SEND, { input }, from.accessToken);
    expect(data?.sendMessage.__typename, body).toBe('SendMessageSuccess');
  }
}

/** What is stored of a conversation, as one of the two reads it. */
async function stored(api: Api, by: Person, matchId: string): Promise<string[]> {
  const { data } = await api.gql(STORED, { id: matchId }, by.accessToken);
  return data.viewer.match.messages.nodes.map(({ content }: { content: string }) => content);
}

const texts = (page: Page) =>
  page
    .getByRole('region', { name: 'Messages', exact: true })
    .locator('li:has(time)')
    .evaluateAll((items) => items.map((item) => item.firstElementChild?.firstChild?.textContent ?? ''));

/** A promise and what resolves it. */
function signal() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** How a socket ends that nobody asked to end. */
const gone = { code: 1012, reason: 'cut' };

const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

test.beforeAll(async () => {
  const api = createApi(urls.empty);
  for (let made = 0; made < 14; made += 1) {
    const ada = await newcomer(api, 'Ada');
    const bola = await newcomer(api, 'Bola', { profile: { gender: 'MALE' } });
    const matchId = await matched(api, ada, bola);
    couples.push({ ada, bola, matchId, path: chatPath(matchId) });
  }
  await grantPremium(
    api,
    couples.flatMap(({ ada, bola }) => [ada.email, bola.email]),
  );
});

test('an own message stands in the thread by the second frame after Enter, with a clock first and ticks after', async ({
  browserOf,
}) => {
  const { ada, path } = couple();
  const page = await browserOf({ signedInAs: ada });
  await page.goto(path);
  await field(page).fill('Quick');
  // Held back, so that the clock can be seen.
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('"SendMessage"')) await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.evaluate(() => {
    const list = document.querySelector('ol') ?? document.body;
    const told = { frames: 0, shownAt: -1 };
    Object.assign(window, { told });
    const count = () => {
      told.frames += 1;
      requestAnimationFrame(count);
    };
    document.addEventListener('keydown', () => requestAnimationFrame(count), { once: true, capture: true });
    new MutationObserver(() => {
      if (told.shownAt < 0) told.shownAt = told.frames;
    }).observe(list, { childList: true, subtree: true });
  });
  await field(page).press('Enter');
  await expect(page.getByRole('img', { name: 'Sending' })).toBeVisible();
  // Frames, not milliseconds: a busy machine draws fewer of them, and the time is the bench's to tell.
  const frames = await page.evaluate(() => (window as unknown as { told: { shownAt: number } }).told.shownAt);
  expect(frames).toBeGreaterThanOrEqual(0);
  expect(frames).toBeLessThanOrEqual(2);
  await expect(page.getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  expect(await texts(page)).toEqual(['Quick']);
});

test('a draft survives leaving and a reload; a message that failed keeps its text and is sent once', async ({
  browserOf,
  api,
}) => {
  const { ada, bola, path, matchId } = couple();
  const page = await browserOf({ signedInAs: ada });
  await page.goto(path);
  await field(page).fill('Half a thought');
  await page.getByRole('link', { name: 'Matches', exact: true }).first().click();
  await page.waitForURL('**/matches');
  await page.getByRole('link', { name: /^Send Message to/ }).click();
  await expect(field(page)).toHaveValue('Half a thought');
  await page.reload();
  await expect(field(page)).toHaveValue('Half a thought');

  const whenSending = (act: (route: Route) => Promise<unknown>) =>
    page.route('**/graphql', (route) =>
      route.request().postData()?.includes('"SendMessage"') ? act(route) : route.continue(),
    );
  await whenSending((route) => route.abort());
  await field(page).press('Enter');
  await expect(toasts(page).getByText('Failed to send message')).toBeVisible();
  await expect(bubble(page, 'Half a thought').getByRole('img', { name: 'Sending' })).toBeVisible();
  await page.unroute('**/graphql');
  await expect(bubble(page, 'Half a thought').getByRole('img', { name: /^(Sent|Read)$/ })).toBeVisible();
  // The server stores it, and the answer is lost on the way: the event tells of it, and it is one message.
  await whenSending(async (route) => {
    await route.fetch();
    await route.abort();
  });
  await write(page, 'Lost on the way back');
  await expect(bubble(page, 'Lost on the way back').getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  expect(await texts(page)).toEqual(['Half a thought', 'Lost on the way back']);

  const other = await browserOf({ signedInAs: bola });
  await other.goto(path);
  await expect(bubble(other, 'Half a thought')).toHaveCount(1);
  await say(api, bola, matchId, 'A whole one');
  await expect(bubble(page, 'A whole one')).toBeVisible();

  // Nothing of it is left in the browser after signing out.
  await field(page).fill('Secret');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('zobo.')))).toEqual([]);
});

test('after a cut nothing is missing and nothing doubled, and only a long one is told', async ({ browserOf, api }) => {
  const { ada, bola, path, matchId } = couple();
  await say(api, bola, matchId, 'one');
  const page = await browserOf({ signedInAs: ada });
  const open = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) return void socket.close(gone);
    socket.connectToServer();
    open.add(socket);
  });
  await page.goto(path);
  await expect(bubble(page, 'one')).toBeVisible();
  await say(api, bola, matchId, 'two');
  await expect(bubble(page, 'two')).toBeVisible();

  isCut = true;
  const since = Date.now();
  await page.context().setOffline(true);
  for (const socket of open) await socket.close(gone);
  await say(api, bola, matchId, 'three', 'four');
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect(Date.now() - since).toBeGreaterThan(1_500);
  await write(page, 'into the void');
  await expect(bubble(page, 'into the void').getByRole('img', { name: 'Sending' })).toBeVisible();
  await say(api, bola, matchId, 'five');

  isCut = false;
  await page.context().setOffline(false);
  await expect(bubble(page, 'five')).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(page.getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  await say(api, bola, matchId, 'six');
  await expect(bubble(page, 'six')).toBeVisible();
  const all = await texts(page);
  expect(all.filter((text) => text !== 'into the void')).toEqual(['one', 'two', 'three', 'four', 'five', 'six']);
  expect(all).toHaveLength(7);
});

test('a network that goes before the connection stood is told too, and brings what was missed', async ({
  browserOf,
  api,
}) => {
  const { ada, bola, path, matchId } = couple();
  await say(api, bola, matchId, 'one');
  const page = await browserOf({ signedInAs: ada });
  // The part with the socket is on its way when the network goes.
  const asked = signal();
  const cut = signal();
  let isAway = true;
  await page.route('**/assets/*.js', async (route) => {
    const part = await route.fetch();
    if (!isAway || !(await part.text()).includes('graphql-transport-ws')) return route.fulfill({ response: part });
    asked.resolve();
    await cut.promise;
    await route.abort();
  });
  await page.goto(path);
  await expect(bubble(page, 'one')).toBeVisible();
  await asked.promise;
  await page.context().setOffline(true);
  cut.resolve();
  await say(api, bola, matchId, 'two');
  await expect(page.getByText('You are offline.')).toBeVisible();
  isAway = false;
  await page.context().setOffline(false);
  await expect(bubble(page, 'two')).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeHidden();
  await say(api, bola, matchId, 'three');
  await expect(bubble(page, 'three')).toBeVisible();
});

const three = ['Are you', 'on your way', 'already?'];
const ticks = (page: Page) => page.getByRole('img', { name: /^(Sent|Read)$/ });

test('messages typed offline send themselves when the line is back, in order and once', async ({ browserOf, api }) => {
  const { ada, bola, path, matchId } = couple();
  const page = await browserOf({ signedInAs: ada });
  await page.goto(path);
  await write(page, 'Hello');
  await expect(ticks(page)).toHaveCount(1);
  await page.context().setOffline(true);
  for (const text of three) await write(page, text);
  await expect(page.getByRole('img', { name: 'Sending' })).toHaveCount(3);
  await page.context().setOffline(false);
  await expect(ticks(page)).toHaveCount(4);
  expect(await stored(api, bola, matchId)).toEqual(['Hello', ...three]);

  // Closed while offline, and opened elsewhere: they go from there.
  await page.context().setOffline(true);
  for (const text of three) await write(page, `${text} 2`);
  const tab = await page.context().newPage();
  await page.close();
  await tab.context().setOffline(false);
  await tab.goto('/matches');
  const again = three.map((text) => `${text} 2`);
  await expect.poll(() => stored(api, bola, matchId)).toEqual(['Hello', ...three, ...again]);
});

test('messages typed offline in two tabs by turns are sent once each, in order', async ({ browserOf, api }) => {
  const { ada, bola, path, matchId } = couple();
  const page = await browserOf({ signedInAs: ada });
  await page.goto(path);
  const tab = await page.context().newPage();
  await tab.goto(path);
  await expect(field(tab)).toBeVisible();
  await page.context().setOffline(true);
  const turns = ['one', 'two', 'three', 'four', 'five', 'six'];
  for (const [at, text] of turns.entries()) await write(at % 2 ? tab : page, text);
  await page.context().setOffline(false);
  await expect.poll(() => stored(api, bola, matchId)).toEqual(turns);
  for (const each of [page, tab]) await expect(ticks(each)).toHaveCount(turns.length);
});

/** What the device keeps of a session and of what waits to be sent. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const items = await new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('zobo');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const asking = opening.result.transaction('outbox').objectStore('outbox').getAll();
        asking.onsuccess = () => resolve(asking.result);
      };
    });
    return [...Object.keys(localStorage).filter((key) => key.startsWith('zobo.')), ...items];
  });

test('a sign-out asks before it loses what is not sent; who stays has it sent, who goes has it deleted', async ({
  browserOf,
  api,
}) => {
  const { ada, bola, path, matchId } = couple();
  const page = await browserOf({ signedInAs: ada });
  const logout = page.getByRole('button', { name: 'Logout' });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const stay = page.getByRole('button', { name: 'Stay' });
  await page.goto(path);
  await write(page, 'Hello');
  await expect(ticks(page)).toHaveCount(1);
  await page.context().setOffline(true);
  await write(page, 'Are you');
  await write(page, 'still there?');
  await expect(page.getByRole('img', { name: 'Sending' })).toHaveCount(2);

  // By keyboard: the focus goes to what loses nothing, Escape means the same, and the focus comes back.
  await logout.focus();
  await page.keyboard.press('Enter');
  await expect(dialog('2 messages are not sent yet')).toBeVisible();
  await expect(stay).toBeFocused();
  await examine(page, 'the question before a sign-out');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(logout).toBeFocused();

  // Sent while it is asked: it says so, and still waits for the person.
  await logout.click();
  await expect(dialog('2 messages are not sent yet')).toBeVisible();
  await page.context().setOffline(false);
  await expect(dialog('Everything is sent now')).toBeVisible();
  await stay.click();
  await expect(ticks(page)).toHaveCount(3);
  expect(await stored(api, bola, matchId)).toEqual(['Hello', 'Are you', 'still there?']);

  // A visit later, on the landing page, whose sign-out asks too. The request is under way when the person goes.
  const sending: Route[] = [];
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"SendMessage"') ? void sending.push(route) : route.continue(),
  );
  await write(page, 'Never');
  await expect.poll(() => sending.length).toBe(1);
  await page.goto('/');
  await logout.click();
  await expect(dialog('1 message is not sent yet')).toBeVisible();
  await page.getByRole('button', { name: 'Log out anyway' }).click();
  await expect(page.getByRole('link', { name: 'Join Early Access' }).first()).toBeVisible();
  await expect.poll(() => keptBy(page)).toEqual([]);
  // Its answer comes to nobody: no toast, and it is not sent once more.
  expect(sending.length).toBe(2);
  await sending[0]?.abort().catch(() => undefined);
  await sending[1]?.fulfill({ json: { errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] } });
  await page.waitForTimeout(1_000);
  await expect(toasts(page).getByText('Failed to send message')).toHaveCount(0);
  await page.unroute('**/graphql');
  await page.reload();
  await page.waitForTimeout(500);
  expect(sending.length).toBe(2);
  expect(await stored(api, bola, matchId)).toEqual(['Hello', 'Are you', 'still there?']);
});

test('messages typed while the server is away send themselves when it is back, in order and once', async ({
  browserOf,
  api,
}) => {
  const { ada, bola, path, matchId } = couple();
  const page = await browserOf({ signedInAs: ada });
  const open = new Set<WebSocketRoute>();
  let isAway = false;
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isAway) return void socket.close(gone);
    socket.connectToServer();
    open.add(socket);
  });
  // What is asked of it is stored at times, and the answer never comes.
  let asked = 0;
  await page.route('**/graphql', async (route) => {
    if (!isAway) return route.continue();
    asked += 1;
    if (asked % 2) await route.fetch();
    await route.abort();
  });
  await page.goto(path);
  await expect(field(page)).toBeVisible();
  isAway = true;
  for (const socket of open) await socket.close(gone);
  for (const text of three) await write(page, text);
  await expect(page.getByRole('img', { name: 'Sending' })).toHaveCount(3);
  await expect.poll(() => asked).toBeGreaterThan(1);
  isAway = false;
  await expect(ticks(page)).toHaveCount(3, { timeout: 20_000 });
  expect(await texts(page)).toEqual(three);
  expect(await stored(api, bola, matchId)).toEqual(three);
});

test('a message that the phone had not stored yet when the page was reloaded is sent all the same', async ({
  browserOf,
  api,
}) => {
  const { ada, bola, path, matchId } = couple();
  const page = await browserOf({ signedInAs: ada });
  // The first page writes into its outbox for ever, and sends nothing before that is done.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('first') !== null) return;
    sessionStorage.setItem('first', 'was');
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
      const again = () => {
        this.get('nothing').onsuccess = again;
      };
      if (this.name === 'outbox') again();
      return put.apply(this, given);
    };
  });
  await page.goto(path);
  await write(page, 'Barely written');
  await expect(page.getByRole('img', { name: 'Sending' })).toHaveCount(1);
  await page.reload();
  await expect(ticks(page)).toHaveCount(1);
  expect(await stored(api, bola, matchId)).toEqual(['Barely written']);
});

test('opens at the first unread message, and history above moves nothing that is seen', async ({ browserOf, api }) => {
  const { ada, bola, path, matchId } = couple();
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `message ${from + index}.`);
  await say(api, bola, matchId, ...numbered(1, 80));
  await api.gql(READ, { input: { matchId, upToSeq: 20 } }, ada.accessToken);
  const page = await browserOf({ signedInAs: ada, viewport: { width: 390, height: 700 } });
  await page.goto(path);
  const line = page.getByText('New messages', { exact: true });
  await expect(line).toBeInViewport();
  await expect(bubble(page, 'message 21.')).toBeInViewport();
  await expect(bubble(page, 'message 80.')).not.toBeInViewport();

  // Everything from the first unread one down was there; what lies above comes when one scrolls up.
  const box = page.getByRole('region', { name: 'Messages', exact: true });
  const seen = bubble(page, 'message 22.');
  await expect(bubble(page, 'message 1.')).toHaveCount(1);
  const before = await seen.boundingBox();
  await box.evaluate((element) => element.scrollBy(0, -40));
  await expect.poll(async () => (await seen.boundingBox())?.y).toBeCloseTo((before?.y ?? 0) + 40, 0);

  // A message that arrives below does not move what is read further up; the way down is one press.
  const still = await seen.boundingBox();
  await say(api, bola, matchId, 'a new one');
  await expect(bubble(page, 'a new one')).toHaveCount(1);
  expect((await seen.boundingBox())?.y).toBeCloseTo(still?.y ?? 0, 0);
  await page.getByRole('button', { name: 'Go to the newest message' }).click();
  await expect(bubble(page, 'a new one')).toBeInViewport();
  await say(api, bola, matchId, 'and one more');
  await expect(bubble(page, 'and one more')).toBeInViewport();
});

test('read is told only while somebody looks', async ({ browserOf, api }) => {
  const { ada, bola, path, matchId } = couple();
  const [mine, theirs] = [await browserOf({ signedInAs: ada }), await browserOf({ signedInAs: bola })];
  await theirs.addInitScript(() => {
    document.hasFocus = () => false;
  });
  await Promise.all([mine.goto(path), theirs.goto(path)]);
  await write(mine, 'Are you there?');
  await expect(bubble(theirs, 'Are you there?')).toBeVisible();
  await mine.waitForTimeout(1_000);
  await expect(mine.getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  await theirs.evaluate(() => {
    document.hasFocus = () => true;
    window.dispatchEvent(new Event('focus'));
  });
  await expect(mine.getByRole('img', { name: 'Read', exact: true })).toBeVisible();
  await say(api, bola, matchId, 'Now I am');
  await expect(bubble(mine, 'Now I am')).toBeVisible();
});

test('an answer that was under way while the other read takes the tick back no more', async ({ browserOf }) => {
  const { ada, bola, path } = couple();
  const mine = await browserOf({ signedInAs: ada });
  const late: (() => Promise<void>)[] = [];
  await mine.route('**/graphql', async (route) => {
    if (!/"operationName":"ChatCatchUp"/.test(route.request().postData() ?? '')) return route.fallback();
    const response = await route.fetch();
    late.push(() => route.fulfill({ response }));
  });
  await mine.goto(path);
  await write(mine, 'Are you there?');
  await expect(mine.getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  await expect.poll(() => late.length).toBeGreaterThan(0);
  const theirs = await browserOf({ signedInAs: bola });
  await theirs.goto(path);
  await expect(mine.getByRole('img', { name: 'Read', exact: true })).toBeVisible();
  for (const arrive of late) await arrive();
  await mine.waitForTimeout(500);
  await expect(mine.getByRole('img', { name: 'Read', exact: true })).toBeVisible();
});

test('what was read meanwhile is not counted again by an answer from before', async ({ browserOf, api }) => {
  const { ada, bola, matchId, path } = couple();
  await say(api, bola, matchId, 'Are you there?');
  const mine = await browserOf({ signedInAs: ada, viewport: { width: 1280, height: 800 } });
  // No event helps.
  await mine.routeWebSocket(/\/graphql$/, () => undefined);
  await mine.addInitScript(() => {
    document.hasFocus = () => false;
  });
  const late: (() => Promise<void>)[] = [];
  let isSlow = true;
  await mine.route('**/graphql', async (route) => {
    if (!isSlow || !/"operationName":"ChatCatchUp"/.test(route.request().postData() ?? '')) return route.fallback();
    const response = await route.fetch();
    late.push(() => route.fulfill({ response }));
  });
  await mine.goto(path);
  await expect.poll(() => late.length).toBeGreaterThan(0);
  const unread = mine.getByText(/^1 unread/);
  await expect(unread.first()).toBeAttached();
  isSlow = false;
  await mine.evaluate(() => {
    document.hasFocus = () => true;
    window.dispatchEvent(new Event('focus'));
  });
  await expect(unread).toHaveCount(0);
  for (const arrive of late) await arrive();
  await mine.waitForTimeout(500);
  await expect(unread).toHaveCount(0);
});

test('that a message was read is told once the connection is back', async ({ browserOf }) => {
  const { ada, bola, path } = couple();
  const [mine, theirs] = [await browserOf({ signedInAs: ada }), await browserOf({ signedInAs: bola })];
  const sockets: WebSocketRoute[] = [];
  let isCut = true;
  await theirs.routeWebSocket('**/graphql', (route) => {
    sockets.push(route);
    isCut = sockets.length === 1;
    route.connectToServer();
  });
  let refused = 0;
  await theirs.route('**/graphql', async (route) => {
    if (!isCut || !/"operationName":"MarkMessagesRead"/.test(route.request().postData() ?? '')) return route.fallback();
    refused += 1;
    await route.abort();
  });
  await Promise.all([mine.goto(path), theirs.goto(path)]);
  await write(mine, 'Are you there?');
  await expect(bubble(theirs, 'Are you there?')).toBeVisible();
  await expect.poll(() => refused).toBeGreaterThan(0);
  await mine.waitForTimeout(500);
  await expect(mine.getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  await sockets[0]?.close(gone);
  await expect(mine.getByRole('img', { name: 'Read', exact: true })).toBeVisible();
});

test('the narrowest phone shows a whole name and the whole typing sign', async ({ browserOf, api }) => {
  const olanrewaju = await newcomer(api, 'Olanrewaju Adeyemi', { profile: { gender: 'MALE' } });
  const ada = await newcomer(api, 'Ada');
  const matchId = await matched(api, ada, olanrewaju);
  await grantPremium(api, [ada.email, olanrewaju.email]);
  const page = await browserOf({ signedInAs: ada });
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(chatPath(matchId));
    await expect(field(page)).toBeVisible();
    // A page that does not listen yet misses the sign; whoever types says it again.
    await expect(async () => {
      await api.gql(TYPING, { input: { matchId, isTyping: true } }, olanrewaju.accessToken);
      await expect(page.getByText('typing…')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    for (const shown of [
      page.getByText('typing…'),
      page.getByRole('button', { name: 'Olanrewaju Adeyemi Test', exact: true }),
    ]) {
      await expect(shown).toBeVisible();
      expect(
        await shown.evaluate((at) => ({
          wide: at.scrollWidth - at.clientWidth,
          tall: at.scrollHeight - at.clientHeight,
        })),
      ).toEqual({ wide: 0, tall: 0 });
    }
  }
});

test('without a plan one sees who wrote and how much, never what; with one, all of it is there', async ({
  browserOf,
  api,
}) => {
  const [ada, bola] = [await newcomer(api, 'Ada'), await newcomer(api, 'Bola', { profile: { gender: 'MALE' } })];
  const matchId = await matched(api, ada, bola);
  await grantPremium(api, [ada.email]);
  const [adas, bolas] = [
    await browserOf({ signedInAs: ada }),
    await browserOf({ signedInAs: bola, viewport: { width: 360, height: 740 } }),
  ];
  await bolas.goto('/matches');
  await expect(bolas.getByRole('button', { name: /^Upgrade to Message Ada/ })).toBeVisible();
  await adas.goto(chatPath(matchId));
  await write(adas, 'At the blue gate');
  await expect(adas.getByText('needs a plan to read this. Your words wait for them.')).toBeVisible();
  const wrote = bolas.getByRole('main').getByText(/^Ada.* sent you a message\.$/);
  await expect(wrote).toBeVisible();

  await bolas.goto(chatPath(matchId));
  await expect(bolas.getByRole('heading', { name: 'Upgrade to Chat' })).toBeVisible();
  await expect(bolas.getByText(/^Ada.* sent you a message\. Upgrade/)).toBeVisible();
  await expect(bolas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
  await write(adas, 'Or at the red one');
  await expect(bolas.getByText(/^Ada.* sent you 2 messages\. Upgrade/)).toBeVisible();
  expect(await bolas.content()).not.toMatch(/blue gate|red one/);

  await grantPremium(api, [bola.email]);
  await expect(bubble(bolas, 'At the blue gate')).toBeVisible();
  await expect(bubble(bolas, 'Or at the red one')).toBeVisible();
  await bolas.bringToFront();
  await expect(adas.getByText('needs a plan to read this.')).toBeHidden();
});
