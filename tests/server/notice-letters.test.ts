/** The letter of the evening, for people whom no push reaches: what has waited unseen for twelve hours, without a name. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { queueNoticeLetters } from '#server/features/push/letter-service.ts';
import { grant, like, matched, type Person, person } from '#tests/factories/people.ts';
import { type Data, startTestApp, type TestApp } from '#tests/setup/app.ts';
import { createStillClock } from '#tests/setup/clock.ts';
import { runJobs } from '#tests/setup/run-jobs.ts';
import { keepSignedIn } from '#tests/setup/sessions.ts';

/** 19:00 in Lagos. */
const EVENING = new Date('2026-03-02T18:00:00Z');
const HOUR = 3_600_000;
const SEND = 'mutation($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }';
const UPDATE = 'mutation($input: UpdateNoticesInput!) { updateNotices(input: $input) { __typename } }';
const KINDS = '{ viewer { notices { letterKinds } } }';
const END =
  'mutation($input: UnsubscribeFromNewsletterInput!) { unsubscribeFromNewsletter(input: $input) { ... on UnsubscribeFromNewsletterSuccess { hasEndedLetters } } }';
const ALL = ['MATCH', 'MESSAGE', 'LIKE', 'MISSED_CALL', 'DATE_PLAN', 'DATE_REMINDER'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: createStillClock(EVENING.getTime() - 48 * HOUR) });
});
afterAll(() => app.stop());

let ada: Person;
let bola: Person;
let matchId: string;
beforeEach(async () => {
  app.clock.set(new Date(EVENING.getTime() - 48 * HOUR));
  [ada, bola] = [await person(app, 'Ada', { plan: 'gold' }), await person(app, 'Bola', { plan: 'gold' })];
  await app.db.updateTable('users').set({ emailVerifiedAt: app.clock.now() }).where('id', '=', ada.id).execute();
  matchId = await matched(app, ada, bola);
  await keepSignedIn(app);
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
});

/** Hours before the letter of the evening. */
const at = (hours: number) => app.clock.set(new Date(EVENING.getTime() - hours * HOUR));
const say = (content = 'meet me at the lagoon') =>
  app.gql(SEND, { input: { matchId, clientId: crypto.randomUUID(), content } }, bola.accessToken);
async function evening() {
  at(0);
  await queueNoticeLetters(app.deps);
  return (await runJobs(app, ['sendNoticeLetter'])).filter(({ to }) => to === ada.email);
}
const kinds = async (): Promise<Data> => (await app.gql(KINDS, {}, ada.accessToken)).data.viewer.notices.letterKinds;

it('counts what waits, names nobody, and comes once a day', async () => {
  at(20);
  await say();
  await say();
  await like(app, await person(app, 'Chidi'), ada);
  await matched(app, ada, await person(app, 'Dayo'));
  await app.db
    .updateTable('sessions')
    .set({ lastSeenAt: new Date(EVENING.getTime() - 40 * HOUR) })
    .execute();
  const [mail, ...more] = await evening();
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('Something waits for you on Zobo');
  expect(mail?.text).toContain('1 new match\n2 new messages\n1 person who likes you');
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Bola|Chidi|Dayo|lagoon/);
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(await evening()).toEqual([]);
  app.clock.advance(24 * HOUR);
  await queueNoticeLetters(app.deps);
  const next = await runJobs(app, ['sendNoticeLetter']);
  expect(next.filter(({ to }) => to === ada.email)).toEqual([]);
});

it('counts a date that waits for an answer', async () => {
  at(20);
  const propose = `mutation($input: ProposeDatePlanInput!) { proposeDatePlan(input: $input) { __typename } }`;
  const startsAt = new Date(EVENING.getTime() + 48 * HOUR).toISOString();
  const input = { matchId, clientId: crypto.randomUUID(), placeName: 'Terra Kulture', startsAt };
  await app.gql(propose, { input }, bola.accessToken);
  const [mail] = await evening();
  expect(mail?.text).toContain('1 date that waits for your answer');
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/Bola|Terra/);
});

it.each<[string, () => Promise<unknown>]>([
  ['waits for less than twelve hours', async () => at(11)],
  ['was told the evening before', async () => at(37)],
])('says nothing of what %s', async (_what, when) => {
  await when();
  await say();
  expect(await evening()).toEqual([]);
});

it.each<[string, () => Promise<unknown>]>([
  [
    'was here since',
    () =>
      app.db
        .updateTable('sessions')
        .set({ lastSeenAt: new Date(EVENING.getTime() - HOUR) })
        .execute(),
  ],
  [
    'has read it',
    () =>
      app.db
        .updateTable('messages')
        .set({ readAt: new Date(EVENING.getTime() - HOUR) })
        .execute(),
  ],
  ['has a browser that pushes reach', () => subscribe()],
  ['has not confirmed the address', () => app.db.updateTable('users').set({ emailVerifiedAt: null }).execute()],
  ['is suspended', () => app.db.updateTable('users').set({ suspendedAt: EVENING }).where('id', '=', ada.id).execute()],
  [
    'was told by a suspended person',
    () => app.db.updateTable('users').set({ suspendedAt: EVENING }).where('id', '=', bola.id).execute(),
  ],
  ['ended the match', () => app.db.updateTable('matches').set({ endedAt: EVENING }).execute()],
  [
    'wants none of this kind',
    () =>
      app.db
        .insertInto('noticeSettings')
        .values({ userId: ada.id, unwantedLetters: ['message'] })
        .execute(),
  ],
])('does not go to somebody who %s', async (_what, change) => {
  at(20);
  await say();
  await change();
  expect(await evening()).toEqual([]);
});

it('ends by one click, or by the page, and leaves the pushes', async () => {
  at(20);
  await say();
  const [mail] = await evening();
  const oneClick = new URL(/<(.+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
  const answer = await fetch(`${app.url}${oneClick.pathname}${oneClick.search}`, { method: 'POST' });
  expect([answer.status, await answer.text()]).toEqual([200, 'You are unsubscribed.\n']);
  expect(await kinds()).toEqual([]);
  const again = await app.gql(END, { input: { token: oneClick.searchParams.get('token') } });
  expect(again.data.unsubscribeFromNewsletter).toEqual({ hasEndedLetters: false });
  await app.gql(UPDATE, { input: { letterKinds: ALL } }, ada.accessToken);
  expect(await kinds()).toEqual(ALL);
});

it('tells of likes only those whose plan shows them', async () => {
  at(20);
  await like(app, await person(app, 'Chidi'), ada);
  await app.db.deleteFrom('entitlements').where('userId', '=', ada.id).execute();
  expect(await evening()).toEqual([]);
  await grant(app, ada, 'gold');
  expect(await evening()).toHaveLength(1);
});

async function subscribe(): Promise<void> {
  const { id: sessionId } = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', ada.id)
    .executeTakeFirstOrThrow();
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'a'.repeat(22) };
  const device = { sessionId, endpoint: 'https://fcm.googleapis.com/send/1', createdAt: EVENING, ...keys };
  await app.db.insertInto('pushSubscriptions').values(device).execute();
}
