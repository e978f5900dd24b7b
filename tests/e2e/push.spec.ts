/** Pushes, from the question to what stands on the locked screen while no page is open. The push services are a double that decrypts. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { sql } from 'kysely';
import { chatPath } from '#rules/paths.ts';
import type { Db } from '#server/db/pool.ts';
import { type Api, like, matched, newcomer, type Person } from '#tests/factories/people.ts';
import { type Browser, startPushDouble } from '#tests/setup/push-double.ts';
import { openShared } from './api.ts';
import { expect, test, urls } from './fixtures.ts';
import { bubble, grantPremium, toasts } from './steps.ts';

// Notifications are of a whole browser.

const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename
  ... on SendMessageSuccess { sentMessage { id } } ... on UserError { message } } }`;
const SAVE = 'mutation Save($input: SavePushSubscriptionInput!) { savePushSubscription(input: $input) { __typename } }';
const NAMES = 'mutation Names($input: UpdateNoticesInput!) { updateNotices(input: $input) { __typename } }';
const NOTICES = '{ viewer { notices { pushPublicKey hasPushDevice hasRefusedPush } } }';

let double: Awaited<ReturnType<typeof startPushDouble>>;
let db: Db;
test.beforeAll(async () => {
  double = await startPushDouble();
  db = await openShared();
});
test.afterAll(async () => {
  await double.stop();
  await db.destroy();
});
test.afterEach(() => expect(double.problems.splice(0)).toEqual([]));

const notices = async (api: Api, { accessToken }: Person) =>
  (await api.gql(NOTICES, {}, accessToken)).data.viewer.notices;

async function say(api: Api, from: Person, matchId: string): Promise<string> {
  const input = { matchId, clientId: randomUUID(), content: 'Meet me at the lagoon' };
  const { data, body } = await api.gql(SEND, { input }, from.accessToken);
  expect(data?.sendMessage.__typename, body).toBe('SendMessageSuccess');
  return data.sendMessage.sentMessage.id;
}

/** A browser that asks at the push services of the double. `__asked` counts the browser's own questions. */
async function openAs(
  browserOf: (options: object) => Promise<Page>,
  person: Person,
  subscription: Browser['subscription'],
): Promise<Page> {
  const page = await browserOf({ signedInAs: person, serviceWorkers: 'allow', permissions: ['notifications'] });
  await page.context().addInitScript(({ endpoint, p256dh, auth }) => {
    if (!('PushManager' in window)) return;
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
    const given = {
      endpoint,
      options: { applicationServerKey: null },
      getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
      unsubscribe: async () => {
        localStorage.setItem('unsubscribed', 'yes');
        return true;
      },
    };
    let isOn = false;
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isOn ? given : null),
      subscribe: async () => {
        isOn = true;
        return given;
      },
    });
    Object.assign(window, { __asked: 0 });
    Object.defineProperty(Notification, 'permission', { get: () => (isOn ? 'granted' : 'default') });
    Notification.requestPermission = async () => {
      (window as unknown as { __asked: number }).__asked += 1;
      return 'granted';
    };
  }, subscription);
  return page;
}
const asked = (page: Page) => page.evaluate(() => (window as unknown as { __asked: number }).__asked);

/** Hands pushes to the worker as the browser does, from a page that is not ours. */
async function workerOf(context: BrowserContext) {
  const blank = await context.newPage();
  const cdp: CDPSession = await context.newCDPSession(blank);
  const ids = new Map<string, string>();
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { scopeURL, registrationId } of registrations) ids.set(scopeURL, registrationId);
  });
  await cdp.send('ServiceWorker.enable');
  await expect.poll(() => ids.get(`${urls.empty}/`)).toBeDefined();
  return async (payload: object): Promise<void> => {
    const registrationId = ids.get(`${urls.empty}/`) ?? '';
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: urls.empty,
      registrationId,
      data: JSON.stringify(payload),
    });
  };
}

/** What the browser shows, read from a file of the same origin that closes at once. Reading takes it away. */
async function shown(context: BrowserContext): Promise<{ title: string; body: string; data: string }[]> {
  const page = await context.newPage();
  await page.goto(`${urls.empty}/offline.html`);
  const found = await page.evaluate(async () => {
    const notifications = (await (await navigator.serviceWorker.getRegistration())?.getNotifications()) ?? [];
    return notifications.map((notification) => {
      notification.close();
      return { title: notification.title, body: notification.body, data: notification.data };
    });
  });
  await page.close();
  return found;
}

test('after the first match our own line asks, then the browser; each kind arrives while no page is open', async ({
  api,
  browserOf,
}) => {
  const [ada, bola] = [await newcomer(api, 'Ada'), await newcomer(api, 'Bola', { profile: { gender: 'MALE' } })];
  await grantPremium(api, [ada.email, bola.email]);
  double.trust((await notices(api, ada)).pushPublicKey);
  const phone = double.browser();
  const page = await openAs(browserOf, ada, phone.subscription);
  // A match is announced to pages that listen already.
  const listening = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('"subscribe"')));
  await page.goto('/browse');
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await listening;
  await like(api, ada, bola);
  const matchId = (await like(api, bola, ada)) ?? '';
  await page.getByRole('dialog', { name: "It's a match!" }).getByRole('button', { name: 'Keep browsing' }).click();
  const line = toasts(page).getByText('Hear of messages while you are away?');
  await expect(line).toBeVisible();
  expect(await asked(page)).toBe(0);
  const saidVisible = page.waitForResponse((one) => one.request().postData()?.includes('SetPageVisibility') === true);
  await toasts(page).getByRole('button', { name: 'Turn on' }).click();
  await expect(toasts(page).getByText('Notifications are on')).toBeVisible();
  await saidVisible;
  await expect(line).toBeHidden();
  expect(await asked(page)).toBe(1);
  expect((await notices(api, ada)).hasPushDevice).toBe(true);

  // Left, not only closed: the page says that it is hidden.
  const context = page.context();
  const deliver = await workerOf(context);
  await page.goto('about:blank');
  await page.close();
  // Its last word may be lost as it goes: then it counts as visible for 75 seconds, which are over here.
  await sql`update visible_pages set visible_until = now()`.execute(db);
  const chidi = await newcomer(api, 'Chidi', { profile: { gender: 'MALE' } });
  const enqueue = (kind: string, subject: string, tag: string) =>
    sql`select enqueue_push(${ada.id}::uuid, ${kind}, ${subject}::uuid, ${tag}, now())`.execute(db);
  const selfie = randomUUID();
  await sql`insert into verifications (id, user_id, status, submitted_at, reviewed_at)
    values (${selfie}, ${ada.id}, 'approved', now(), now())`.execute(db);
  let said = '';
  const kinds: [body: string, path: string, happen: () => Promise<unknown>][] = [
    [
      'You have a new message',
      chatPath(matchId),
      async () => {
        said = await say(api, bola, matchId);
      },
    ],
    ['You have a new match', chatPath(matchId), () => enqueue('match', matchId, matchId)],
    ['You missed a call', chatPath(matchId), () => enqueue('missed_call', said, matchId)],
    ['Somebody likes you', '/who-likes-you', () => like(api, chidi, ada)],
    ['Your selfie was reviewed', '/profile', () => enqueue('selfie_reviewed', selfie, 'selfie')],
    [
      'Your plan has ended',
      '/pricing',
      async () => {
        await sql`update entitlements set ends_at = now() where user_id = ${ada.id}`.execute(db);
        await enqueue('plan_ends', ada.id, 'plan');
      },
    ],
  ];
  for (const [body, path, happen] of kinds) {
    await happen();
    await expect.poll(() => phone.received.at(-1)?.payload.notification.body, { timeout: 20_000 }).toBe(body);
    const payload = phone.received.splice(0).at(-1)?.payload ?? {};
    expect(JSON.stringify(payload)).not.toMatch(/Ada|Bola|Chidi|lagoon/);
    await deliver(payload);
    await expect
      .poll(() => shown(context), { timeout: 20_000 })
      .toEqual([{ title: 'Zobo', body, data: `${urls.empty}${path}` }]);
  }
  await api.gql(NAMES, { input: { hasNames: true } }, ada.accessToken);
  await say(api, bola, matchId);
  await expect.poll(() => phone.received.at(-1)?.payload.notification.body).toBe('Bola sent you a message');
  await deliver(phone.received.at(-1)?.payload ?? {});
  await expect.poll(async () => (await shown(context)).map(({ body }) => body)).toEqual(['Bola sent you a message']);

  // A dead subscription goes at its next push.
  phone.answers.push(410);
  await say(api, bola, matchId);
  await expect.poll(async () => (await notices(api, ada)).hasPushDevice, { timeout: 20_000 }).toBe(false);
});

test('a no is asked never again; signed out, a device gets none and shows none', async ({ api, browserOf }) => {
  const [ada, bola] = [await newcomer(api, 'Ada'), await newcomer(api, 'Bola', { profile: { gender: 'MALE' } })];
  await grantPremium(api, [ada.email, bola.email]);
  const [phone, theirs] = [double.browser(), double.browser()];
  double.trust((await notices(api, ada)).pushPublicKey);
  const page = await openAs(browserOf, ada, phone.subscription);
  const chat = chatPath(await matched(api, ada, bola));
  const write = async (text: string) => {
    await page.goto(chat);
    const field = page.getByRole('textbox', { name: /^Message to/ });
    await field.fill(text);
    await field.press('Enter');
    await expect(bubble(page, text).getByRole('img', { name: 'Sent', exact: true })).toBeVisible();
  };
  const line = toasts(page).getByText('Hear of messages while you are away?');
  await write('The first message');
  await toasts(page).getByRole('button', { name: 'Not now' }).click();
  await expect(line).toBeHidden();
  await expect.poll(async () => (await notices(api, ada)).hasRefusedPush).toBe(true);
  await write('Another one');
  await page.waitForTimeout(1_000);
  await expect(line).toBeHidden();
  expect(await asked(page)).toBe(0);

  // By hand, in the settings.
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: 'In this browser' }).click();
  await expect.poll(async () => (await notices(api, ada)).hasPushDevice).toBe(true);
  await api.gql(SAVE, { input: theirs.subscription }, bola.accessToken);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('unsubscribed'))).toBe('yes');
  const dayo = await newcomer(api, 'Dayo');
  await grantPremium(api, [dayo.email]);
  const matchId = await matched(api, dayo, bola);
  await like(api, dayo, ada);
  await say(api, dayo, matchId);
  // What was queued before it has been dealt with.
  await expect.poll(() => theirs.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(phone.received).toEqual([]);
});
