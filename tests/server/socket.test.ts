/** The socket: who gets in, its caps, what each event is executed with, and how it ends. */
import { once } from 'node:events';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { limits } from '#rules/limits.ts';
import { matched, newAdmin, type Person, person } from '#tests/factories/people.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { subscribed } from '#tests/setup/listening.ts';
import { greetedSocket, type RawSocket, rawSocket } from '#tests/setup/raw-socket.ts';

const EVENTS =
  'subscription ($id: ID!) { chatEvents(matchId: $id) { __typename ... on MessageAdded { message { content seq } } } }';
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename ... on UserError { message } } }`;
const VIEWER_EVENTS = 'subscription { viewerEvents { __typename } }';

let app: TestApp;
let ada: Person;
let bola: Person;
let matchId: string;

beforeAll(async () => {
  app = await startTestApp();
  ada = await person(app, 'Ada', { plan: 'gold' });
  bola = await person(app, 'Bola', { plan: 'gold' });
  matchId = await matched(app, ada, bola);
});
afterAll(() => app.stop());

const say = (from: Person, content: string) =>
  app.gql(SEND, { input: { matchId, clientId: crypto.randomUUID(), content } }, from.accessToken);

const listen = (raw: RawSocket, id: string, query: string, variables: Record<string, unknown> = {}) =>
  subscribed(app, raw, id, query, variables);

describe('who gets in', () => {
  const greet = async (payload?: Record<string, unknown>) => {
    const raw = rawSocket(app);
    await once(raw.socket, 'open');
    raw.send({ type: 'connection_init', ...(payload && { payload }) });
    return (await raw.closed).code;
  };

  test('a caller without a token is closed with 4401, one whose token is not valid with 4403', async () => {
    expect(await greet()).toBe(4401);
    expect(await greet({})).toBe(4401);
    expect(await greet({ authorization: 'Bearer nobody' })).toBe(4403);
    expect(await greet({ authorization: { toString: 'Bearer' } })).toBe(4403);
  });

  test('a database that fails amid the greeting closes with 1013, whichever statement it is: the client comes back', async () => {
    const { accessToken } = await person(app, 'Chidi');
    const asking = pg.Pool.prototype.query;
    for (const failing of ['"sessions"."access_hash" = $', 'is null and "sessions"."id" = $']) {
      // A verdict that is remembered asks nothing.
      await new Promise((resolve) => setTimeout(resolve, limits.session.verdictMs + 100));
      let failed = 0;
      const query = vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (
        this: pg.Pool,
        ...given: unknown[]
      ) {
        if (!String(given[0]).includes(failing)) return Reflect.apply(asking, this, given);
        failed += 1;
        return Promise.reject(new Error('Connection terminated unexpectedly'));
      } as never);
      try {
        expect(await greet({ authorization: `Bearer ${accessToken}` }), failing).toBe(1013);
        expect(failed).toBe(1);
      } finally {
        query.mockRestore();
      }
    }
  });

  test('an access token for scripts never opens a socket', async () => {
    const admin = await newAdmin(app, 'Chidi', {});
    await new Promise((resolve) => setTimeout(resolve, limits.session.verdictMs + 50));
    const { data, body } = await app.gql(
      `mutation { createAccessToken(input: { name: "a script", scopes: [USERS_READ] }) { ... on CreateAccessTokenSuccess { token } } }`,
      {},
      admin.accessToken,
    );
    expect(data?.createAccessToken?.token, body).toBeTypeOf('string');
    expect(await greet({ authorization: `Bearer ${data.createAccessToken.token}` })).toBe(4401);
  });

  test('a page of another origin is refused at the upgrade, one of ours is not', async () => {
    const foreign = rawSocket(app, { origin: 'https://evil.example' });
    const [error] = await once(foreign.socket, 'error');
    expect(error.message).toBe('Unexpected server response: 403');
    const own = rawSocket(app, { origin: app.url });
    await once(own.socket, 'open');
    own.socket.terminate();
  });

  test('other paths and other protocols are refused', async () => {
    expect((await rawSocket(app, { path: '/elsewhere' }).closed).code).toBe(1006);
    expect((await rawSocket(app, { protocol: 'graphql-ws' }).closed).code).toBeGreaterThan(1000);
  });

  test('a socket that does not introduce itself is closed after 3 s', async () => {
    const raw = rawSocket(app);
    await once(raw.socket, 'open');
    const opened = Date.now();
    expect((await raw.closed).code).toBe(4408);
    expect(Date.now() - opened).toBeGreaterThan(limits.socket.initMs - 200);
    expect(Date.now() - opened).toBeLessThan(limits.socket.initMs + 1_500);
  });

  test('an operation before the introduction closes the socket', async () => {
    const raw = rawSocket(app);
    await once(raw.socket, 'open');
    raw.send({ type: 'subscribe', id: '1', payload: { query: '{ viewer { id } }' } });
    expect((await raw.closed).code).toBe(4401);
  });
});

describe('caps', () => {
  test('a sixth socket of a person closes the oldest', async () => {
    const chidi = await person(app, 'Chidi');
    const sockets: RawSocket[] = [];
    for (let at = 0; at < limits.socket.perPerson; at++) sockets.push(await greetedSocket(app, chidi.accessToken));
    const sixth = await greetedSocket(app, chidi.accessToken);
    expect((await sockets[0]!.closed).code).toBe(4429);
    expect(sockets.slice(1).map(({ socket }) => socket.readyState)).toEqual(Array(4).fill(WebSocket.OPEN));
    for (const { socket } of [...sockets, sixth]) socket.terminate();
  });

  test('a fifty-first subscription is refused, the others go on', async () => {
    const raw = await greetedSocket(app, ada.accessToken);
    for (let at = 1; at <= limits.socket.subscriptions; at++) {
      raw.send({ type: 'subscribe', id: String(at), payload: { query: VIEWER_EVENTS } });
    }
    raw.send({ type: 'subscribe', id: 'more', payload: { query: VIEWER_EVENTS } });
    const { payload } = await raw.next('error', 'more');
    expect(payload).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect(raw.received.filter(({ type }) => type === 'error')).toHaveLength(1);
    raw.send({ type: 'complete', id: '1' });
    raw.send({ type: 'subscribe', id: 'again', payload: { query: '{ viewer { id } }' } });
    await raw.next('next', 'again');
    raw.socket.terminate();
  });

  test('a frame over 64 KB, a binary frame and a message of an unknown kind close the socket', async () => {
    const big = await greetedSocket(app, ada.accessToken);
    big.socket.send('x'.repeat(limits.socket.frameBytes + 1));
    expect((await big.closed).code).toBe(1009);
    const binary = await greetedSocket(app, ada.accessToken);
    binary.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
    expect((await binary.closed).code).toBe(4400);
    const odd = await greetedSocket(app, ada.accessToken);
    odd.send({ type: 'connection_ack' });
    expect((await odd.closed).code).toBe(4400);
  });
});

describe('events', () => {
  test('arrive in order, each loaded anew', async () => {
    const raw = await greetedSocket(app, ada.accessToken);
    await listen(raw, 'chat', EVENTS, { id: matchId });
    for (let at = 1; at <= 20; at++) await say(bola, `message ${at}`);
    const contents: unknown[] = [];
    for (let at = 1; at <= 20; at++) {
      const { payload } = await raw.next('next', 'chat');
      contents.push(
        (payload as { data: { chatEvents: { message: { content: string } } } }).data.chatEvents.message.content,
      );
    }
    expect(contents).toEqual(Array.from({ length: 20 }, (_, at) => `message ${at + 1}`));
    raw.socket.terminate();
  });

  test('a stranger who knows the id is told that there is nothing', async () => {
    const stranger = await person(app, 'Dayo', { plan: 'gold' });
    const raw = await greetedSocket(app, stranger.accessToken);
    raw.send({ type: 'subscribe', id: 'chat', payload: { query: EVENTS, variables: { id: matchId } } });
    const { payload } = await raw.next('next', 'chat');
    expect(payload).toMatchObject({ errors: [{ message: 'Not found.', extensions: { code: 'NOT_FOUND' } }] });
    expect(JSON.stringify(payload)).not.toContain('http');
    raw.socket.terminate();
  });

  test('stop when the reader completes', async () => {
    const raw = await greetedSocket(app, ada.accessToken);
    await listen(raw, 'chat', EVENTS, { id: matchId });
    raw.send({ type: 'complete', id: 'chat' });
    raw.send({ type: 'subscribe', id: 'after', payload: { query: '{ viewer { id } }' } });
    await raw.next('complete', 'after');
    await say(bola, 'nobody listens');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(raw.received.filter(({ id }) => id === 'chat')).toEqual([]);
    raw.socket.terminate();
  });

  test('end when the match does', async () => {
    const raw = await greetedSocket(app, ada.accessToken);
    await listen(raw, 'chat', EVENTS, { id: matchId });
    await listen(raw, 'viewer', VIEWER_EVENTS);
    await sql`select pg_notify('zobo_kill', ${JSON.stringify({ kind: 'match', matchId })})`.execute(app.db);
    await raw.next('complete', 'chat');
    expect(raw.received.some(({ type, id }) => type === 'complete' && id === 'viewer')).toBe(false);
    raw.socket.terminate();
  });

  test('a reader that stops reading is closed to resync, and nobody else notices', async () => {
    const frozen = await greetedSocket(app, ada.accessToken);
    const quick = await greetedSocket(app, ada.accessToken);
    await listen(
      frozen,
      'chat',
      `subscription ($id: ID!) { chatEvents(matchId: $id) { ... on MessageAdded { message { content } match { messages(last: 50) { nodes { content } } } } } }`,
      { id: matchId },
    );
    await listen(quick, 'chat', EVENTS, { id: matchId });
    const content = 'x'.repeat(limits.text.message);
    for (let at = 0; at < 50; at++) await say(bola, content);
    for (let at = 0; at < 50; at++) await Promise.all([quick.next('next', 'chat'), frozen.next('next', 'chat')]);
    const { _socket: frozenTcp } = frozen.socket as unknown as { _socket: { pause(): void; resume(): void } };
    frozenTcp.pause();
    // Each event makes the server write some 100 KB to the frozen reader, which fills the kernel's buffers and then ours.
    const { id: messageId } = await app.db
      .selectFrom('messages')
      .select('id')
      .where('matchId', '=', matchId)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    for (let batch = 0; batch < 12; batch++) {
      for (let at = 0; at < 40; at++)
        await app.deps.bus.publish(`chat:${matchId}`, { kind: 'message', matchId, messageId });
      for (let at = 0; at < 40; at++) await quick.next('next', 'chat');
    }
    frozenTcp.resume();
    expect([1006, 1013]).toContain((await frozen.closed).code);
    quick.socket.terminate();
  }, 120_000);
});

test('closing the server closes its sockets with 1001 and a time to come back', async () => {
  const other = await startTestApp({ databaseUrl: app.databaseUrl });
  const raw = await greetedSocket(other, ada.accessToken);
  await other.stop();
  const { code, reason } = await raw.closed;
  expect(code).toBe(1001);
  expect(reason).toMatch(/^retry in \d+ ms$/);
});
