/** How many documents a minute somebody may send: counted at the gate, for HTTP and the socket together, each process for itself. */

import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Person, person } from '#tests/factories/people.ts';
import { signIn } from '#tests/setup/account-deletion.ts';
import { startTestApp, type TestApp } from '#tests/setup/app.ts';
import { statementsOf } from '#tests/setup/statements.ts';

const PER_MINUTE = 30;
let app: TestApp;
let open: TestApp;
let ada: Person;
let bola: Person;

beforeAll(async () => {
  open = await startTestApp();
  app = await startTestApp({ databaseUrl: open.databaseUrl, config: { requestsPerMinute: PER_MINUTE, trustProxy: 1 } });
  ada = await person(open, 'Ada', { profile: false });
  bola = await person(open, 'Bola', { profile: false });
});
afterAll(async () => {
  await app.stop();
  await open.stop();
});

type Sent = { status: number; wait: string | null; errors?: { extensions: Record<string, unknown> }[] };

async function post({ token = '', from = '10.0.0.1', query = '{ __typename }', at = app }): Promise<Sent> {
  const response = await fetch(`${at.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query }),
  });
  return { status: response.status, wait: response.headers.get('retry-after'), ...(await response.json()) };
}
const many = (count: number, given: Parameters<typeof post>[0]) =>
  Promise.all(Array.from({ length: count }, () => post(given)));
const passed = (answers: Sent[]) => answers.filter(({ status }) => status !== 429).length;

function overSocket(token: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    app.socket(token).subscribe(
      { query: '{ __typename }' },
      {
        next: ({ data }) => resolve(data),
        error: (fault) => (Array.isArray(fault) ? resolve(fault[0]) : reject(fault)),
        complete: () => undefined,
      },
    );
  });
}

function closeOf(token: string, from: string): Promise<number> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { 'x-forwarded-for': from },
  });
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } })),
  );
  return new Promise((resolve, reject) => socket.on('close', resolve).on('error', reject));
}

it('an account has so many, of a hundred at once too, over all its sessions, networks and transports', async () => {
  const { session } = (await signIn(open, ada)).data.signIn;
  const answers = (
    await Promise.all([
      many(50, { token: ada.accessToken, from: '10.1.0.1' }),
      many(50, { token: session.accessToken, from: '10.1.0.2' }),
    ])
  ).flat();
  expect(passed(answers)).toBe(PER_MINUTE);
  const refused = answers.find(({ status }) => status === 429);
  expect(refused?.errors).toEqual([
    {
      message: 'Too many requests. Please wait a little.',
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: Number(refused?.wait) },
    },
  ]);
  expect(Number(refused?.wait)).toBeGreaterThan(50);
  expect(Number(refused?.wait)).toBeLessThanOrEqual(60);
  expect(await overSocket(ada.accessToken)).toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  expect(await overSocket(bola.accessToken)).toEqual({ __typename: 'Query' });
  expect((await post({ token: bola.accessToken, from: '10.1.0.1' })).status).toBe(200);
});

it('a network without a session has five times as many, whatever it sends', async () => {
  const kinds = [{}, { query: '{ broken' }, { token: 'of.nobody' }];
  const answers = await Promise.all(kinds.map((kind) => many(60, { from: '10.2.0.1', ...kind })));
  expect(passed(answers.flat())).toBe(5 * PER_MINUTE);
  expect(passed(await many(1, { from: '10.2.0.2' }))).toBe(1);
  // Whoever signed in is counted as an account wherever they are.
  expect(passed(await many(1, { from: '10.2.0.1', token: bola.accessToken }))).toBe(1);
});

it('tokens of nobody are looked up only so often for a network, over both transports', async () => {
  const from = '10.3.0.1';
  const statements = await statementsOf(() => many(5 * PER_MINUTE + 50, { token: 'of.nobody', from }));
  expect(statements.filter((text) => text.includes('sessions'))).toHaveLength(5 * PER_MINUTE);
  const [refused] = await many(1, { token: 'of.somebody.else', from });
  expect(refused).toMatchObject({ status: 429 });
  // A socket of the same network is told to come back, not that its token is bad; and one of another network is looked up.
  expect(await closeOf('of.nobody', from)).toBe(1013);
  expect(await closeOf('of.nobody', '10.3.0.2')).toBe(4403);
  for (let at = 1; at < 5 * PER_MINUTE; at += 1) await closeOf('of.nobody', '10.3.0.2');
  expect(await closeOf('of.nobody', '10.3.0.2')).toBe(1013);
  expect(await many(1, { token: 'of.nobody', from: '10.3.0.2' })).toMatchObject([{ status: 429 }]);
});

it('whoever has 64 bits of IPv6 to themself is one network', async () => {
  const fromBoth = (prefix: string, given: Parameters<typeof post>[0] = {}) =>
    Promise.all([`${prefix}::1`, `${prefix}:ffff::2`].map((from) => many(3 * PER_MINUTE, { from, ...given })));
  expect(passed((await fromBoth('2001:db8:1:1')).flat())).toBe(5 * PER_MINUTE);
  const statements = await statementsOf(() => fromBoth('2001:db8:1:2', { token: 'of.nobody' }));
  expect(statements.filter((text) => text.includes('sessions'))).toHaveLength(5 * PER_MINUTE);
});

it('is off at 0', async () => {
  expect(passed(await many(200, { at: open }))).toBe(200);
});
