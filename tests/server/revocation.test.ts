/**
 * What one process ends is over in every other: no event committed more than a second later reaches the socket. Of each cause so many
 * later events are tried as LATER_EVENTS says, and few where it says nothing. In full:
 *   LATER_EVENTS=1000 npx vitest run --project server tests/server/revocation.test.ts
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { matched, newAdmin, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { type OtherProcess, startOtherProcess } from '#tests/setup/other-process.ts';
import { greetedSocket, type RawSocket } from '#tests/setup/raw-socket.ts';

const EVENTS =
  'subscription ($id: ID!) { chatEvents(matchId: $id) { __typename ... on MessageAdded { message { content } } } }';
const SEND = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }';
const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignInSuccess { session { accessToken } } } }`;
const LATER_EVENTS = Number(process.env.LATER_EVENTS ?? 100);
/** How long they may take, which the sending alone decides. */
const MOST_MS = 30_000 + LATER_EVENTS * 100;

let app: TestApp;
let other: OtherProcess;
let admin: Person;
let ada: Person;
let bola: Person;
let matchId: string;
let socket: RawSocket;

beforeAll(async () => {
  app = await startTestApp();
  other = await startOtherProcess(app);
  admin = await newAdmin(app, 'Zainab', {});
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

/** A message from Bola, sent through the other process. */
const say = (content: string) =>
  other.gql(SEND, { input: { matchId, clientId: crypto.randomUUID(), content } }, bola.accessToken);
const events = () => socket.received.filter(({ type, id }) => type === 'next' && id === 'chat');

beforeEach(async () => {
  ada = await person(app, 'Ada', { plan: 'gold' });
  bola = await person(app, 'Bola', { plan: 'gold' });
  matchId = await matched(app, ada, bola);
  socket = await greetedSocket(app, ada.accessToken);
  socket.send({ type: 'subscribe', id: 'chat', payload: { query: EVENTS, variables: { id: matchId } } });
  // Events do arrive before: else their absence afterwards would show nothing.
  await sleep(100);
  expect((await say('before')).data.sendMessage.__typename).toBe('SendMessageSuccess');
  await socket.next('next', 'chat');
});

const ask = async (by: string, document: string, field: string, input: object) => {
  const { data, body } = await other.gql(document, { input }, by);
  expect(data?.[field]?.__typename, body).toMatch(/Success$/);
};

/** After a second: messages, none of which reaches the socket. */
async function expectSilence(): Promise<void> {
  await sleep(1_000);
  const before = events().length;
  for (let at = 0; at < LATER_EVENTS; at += 10) {
    const sent = await Promise.all(Array.from({ length: 10 }, (_, more) => say(`after ${at + more}`)));
    for (const { data } of sent) expect(data.sendMessage.__typename).toBe('SendMessageSuccess');
  }
  await sleep(300);
  expect(events().length - before).toBe(0);
}

/** The same where no message can be sent any more: the events of what is over are published as they would be. Nobody hears one. */
async function expectNothingOf(...sockets: RawSocket[]): Promise<void> {
  await sleep(1_000);
  const heard = () => sockets.flatMap(({ received }) => received).filter(({ type }) => type === 'next').length;
  const before = heard();
  for (let at = 0; at < LATER_EVENTS; at++) {
    const { id: userId } = at % 2 ? ada : bola;
    await app.deps.bus.publish(`chat:${matchId}`, { kind: 'typing', matchId, userId, isTyping: true });
  }
  await sleep(300);
  expect(heard() - before).toBe(0);
}

const closedWithin = async (ms: number) => Promise.race([socket.closed.then(({ code }) => code), sleep(ms, 'open')]);

describe('a notification that is no revocation', () => {
  test.each(['x', 'null', '{"kind":"everything"}'])(
    '%s ends nothing, and makes the sessions be looked at',
    async (payload) => {
      // The word of this end is lost, as if it had been the payload.
      await app.db.deleteFrom('sessions').where('userId', '=', ada.id).execute();
      await sql`select pg_notify('zobo_kill', ${payload})`.execute(app.db);
      expect(await closedWithin(2_000)).toBe(4401);
      expect((await fetch(`${app.url}/readyz`)).status).toBe(200);
    },
  );
});

describe(`on another process, and ${LATER_EVENTS} events later`, { timeout: MOST_MS }, () => {
  test('sign-out closes the socket with 4401', async () => {
    await other.gql(
      'mutation { signOut(input: {}) { ... on SignOutSuccess { hasEndedSession } } }',
      {},
      ada.accessToken,
    );
    expect(await closedWithin(1_000)).toBe(4401);
    await expectSilence();
    expect((await app.gql('{ viewer { id } }', {}, ada.accessToken)).status).toBe(401);
  });

  test('a password changed on another device closes the socket with 4401, and leaves that device signed in', async () => {
    const { email, password: currentPassword } = ada;
    const { data, body } = await other.gql(SIGN_IN, { input: { email, password: currentPassword } });
    expect(data?.signIn?.session, body).toBeTruthy();
    const { accessToken } = data.signIn.session;
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }';
    await ask(accessToken, change, 'changePassword', { currentPassword, newPassword: 'another secret' });
    expect(await closedWithin(1_000)).toBe(4401);
    await expectSilence();
    expect((await app.gql('{ viewer { id } }', {}, ada.accessToken)).status).toBe(401);
    expect((await app.gql('{ viewer { id } }', {}, accessToken)).data.viewer.id).toBe(ada.id);
  });

  test('suspension closes the socket with 4401', async () => {
    const suspend = `mutation ($input: SuspendAccountInput!) { suspendAccount(input: $input) { __typename } }`;
    await ask(admin.accessToken, suspend, 'suspendAccount', { account: { email: ada.email }, reason: 'a test' });
    expect(await closedWithin(1_000)).toBe(4401);
    expect((await app.gql('{ viewer { id } }', {}, ada.accessToken)).status).toBe(401);
    // What Bola sends now is refused or silent for reasons of its own.
    await expectNothingOf(socket);
  });

  test('who asks for the account to be deleted is closed out with 4401, and what others do in their matches reaches nobody', async () => {
    const leave = `mutation ($input: RequestAccountDeletionInput!) { requestAccountDeletion(input: $input) { __typename } }`;
    await ask(ada.accessToken, leave, 'requestAccountDeletion', {});
    expect(await closedWithin(1_000)).toBe(4401);
    expect((await say('after')).data.sendMessage.__typename).toBe('NotAvailable');
    // The session stayed; a socket that it opens anew hears nothing.
    const again = await greetedSocket(app, ada.accessToken);
    again.send({ type: 'subscribe', id: 'chat', payload: { query: EVENTS, variables: { id: matchId } } });
    expect((await again.next('next', 'chat')).payload).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    await expectNothingOf(socket, again);
  });

  test('the end of a plan silences the socket, which stays open for what is free', async () => {
    await app.db.updateTable('entitlements').set({ endsAt: app.clock.now() }).where('userId', '=', ada.id).execute();
    await expectSilence();
    expect(await closedWithin(0)).toBe('open');
    socket.send({ type: 'subscribe', id: 'free', payload: { query: '{ viewer { plan { name } } }' } });
    expect((await socket.next('next', 'free')).payload).toEqual({ data: { viewer: { plan: { name: null } } } });
  });

  test.each([
    [
      'a block',
      'blockProfile',
      'mutation ($input: BlockProfileInput!) { blockProfile(input: $input) { __typename } }',
      () => ({ profileId: bola.id }),
    ],
    [
      'an unmatch',
      'unmatch',
      'mutation ($input: UnmatchInput!) { unmatch(input: $input) { __typename } }',
      () => ({ matchId }),
    ],
  ])(
    '%s ends the subscriptions of both, and nothing of the match reaches either',
    async (_cause, field, document, input) => {
      const hers = await greetedSocket(app, bola.accessToken);
      hers.send({ type: 'subscribe', id: 'chat', payload: { query: EVENTS, variables: { id: matchId } } });
      await sleep(100);
      await ask(ada.accessToken, document, field, input());
      const ended = Promise.all([socket.next('complete', 'chat'), hers.next('complete', 'chat')]);
      expect(await Promise.race([ended, sleep(1_000, 'open')])).not.toBe('open');
      // Who begins to listen now is told that there is no such match.
      socket.send({ type: 'subscribe', id: 'again', payload: { query: EVENTS, variables: { id: matchId } } });
      const { payload } = await socket.next('next', 'again');
      expect(payload).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
      expect((await say('after')).data.sendMessage.__typename).toBe('NotAvailable');
      await expectNothingOf(socket, hers);
    },
  );

  test('a session whose end was not announced is found out by the next event', async () => {
    await sql`delete from sessions where user_id = ${ada.id}`.execute(app.db);
    await expectSilence();
    expect(await closedWithin(1_000)).toBe(4401);
  });

  test('a revocation that was missed while the connection was lost is made up for', async () => {
    await sql`delete from sessions where user_id = ${ada.id}`.execute(app.db);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'zobo listen'`.execute(app.db);
    // Nothing happens on the socket meanwhile, yet it is closed: the connection stands again and asks for dead sessions.
    expect([4401, 1013]).toContain(await closedWithin(5_000));
  });
});
