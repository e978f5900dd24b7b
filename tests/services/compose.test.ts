/** Production's shape as docker-compose.yml has it: two processes behind nginx, driven as two people's browsers would. */
import { once } from 'node:events';
import { connect } from 'node:tls';
import { type Client, createClient } from 'graphql-ws';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { storeDocuments } from '#server/edge/graphql/trusted-document-queries.ts';
import { documentHash } from '#server/edge/graphql/trusted-documents.ts';
import { grant, matched, newcomer, type Person } from '#tests/factories/people.ts';
import { complete, uploaded } from '#tests/factories/uploads.ts';
import type { Answer, TestApp } from '#tests/setup/app.ts';
import { type Compose, startCompose } from './compose-world.ts';

const TOKEN = 'a-token-for-metrics';
const SEND = `mutation Send($input: SendMessageInput!) { sendMessage(input: $input) { __typename ... on UserError { message } } }`;
const LISTEN = `subscription Listen($matchId: ID!) { chatEvents(matchId: $matchId) { __typename ... on MessageAdded { message { content } } } }`;

let world: Compose;
let db: Db;
let app: TestApp;
const clients: Client[] = [];
const known = new Set<string>();

/** Production runs the documents of its clients alone: those of this test stand among them, as a deploy's would. */
async function register(text: string): Promise<void> {
  if (known.has(text)) return;
  await storeDocuments(db, [{ hash: documentHash(text), text }], new Date());
  known.add(text);
}

async function gql(query: string, variables?: Record<string, unknown>, token?: string): Promise<Answer> {
  await register(query);
  const response = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const body = await response.text();
  const { data, errors } = response.headers.get('content-type')?.includes('json') ? JSON.parse(body) : {};
  return { status: response.status, data, errors, body };
}

const metricsOf = async (url: string, headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) => {
  const response = await fetch(`${url}/metrics`, { headers });
  return { status: response.status, text: await response.text() };
};
const socketsOf = async (url: string): Promise<number> =>
  Number(/^zobo_sockets_open (\d+)$/m.exec((await metricsOf(url)).text)?.[1]);

/** What the two ends agree on by TLS. */
async function protocolOf(url: string): Promise<string | false | null> {
  const { hostname: host, port } = new URL(url);
  const socket = connect({ host, port: Number(port), ALPNProtocols: ['h2', 'http/1.1'], rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  socket.destroy();
  return socket.alpnProtocol;
}

function listen(someone: Person, matchId: string, heard: string[]): void {
  const client = createClient({
    url: `${world.url.replace(/^http/, 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${someone.accessToken}` },
    lazy: false,
    retryAttempts: 50,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 100)),
    shouldRetry: () => true,
  });
  clients.push(client);
  client.subscribe<{ chatEvents: { message?: { content: string } } }>(
    { query: LISTEN, variables: { matchId } },
    {
      next: ({ data }) => void (data?.chatEvents.message && heard.push(data.chatEvents.message.content)),
      error: () => undefined,
      complete: () => undefined,
    },
  );
}

beforeAll(async () => {
  world = await startCompose(TOKEN);
  db = createDb(createPool({ connectionString: world.databaseUrl, max: 2, onError: () => undefined }));
  // No more of the test's app than factories use.
  app = { url: world.url, db, gql, clock: { now: () => new Date() } } as unknown as TestApp;
}, 180_000);
afterAll(async () => {
  for (const client of clients) client.terminate();
  await db?.destroy();
  await world?.stop();
}, 90_000);

it('serves sign-up, photos, a chat over both processes, and goes on when one of them is killed', async () => {
  expect(world.env).toMatchObject({ TURN_URL: expect.stringMatching(/^turn:/), TURN_SECRET: expect.any(String) });
  for (const { url } of [...world.apps, world]) expect(await (await fetch(`${url}/readyz`)).text()).toBe('ready\n');

  const moved = await fetch(`${world.plainUrl}/browse?q=ada`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, 'https://127.0.0.1/browse?q=ada']);
  expect(await protocolOf(world.url)).toBe('h2');
  const plans = await fetch(`${world.url}/schema.graphql`, { headers: { 'accept-encoding': 'gzip' } });
  expect(plans.headers.get('content-encoding')).toBe('gzip');

  const ada = await newcomer(app, 'Ada');
  const bola = await newcomer(app, 'Bola', { profile: { gender: 'MALE' } });
  const picture = await sharp({ create: { width: 900, height: 1_100, channels: 3, background: '#b03050' } })
    .jpeg()
    .toBuffer();
  const photoId = await uploaded(app, ada, picture);
  expect(await complete(app, ada, photoId)).toMatchObject({ __typename: 'CompletePhotoUploadSuccess' });
  expect([...world.files.keys()].filter((key) => key.includes(photoId)).length).toBeGreaterThan(0);
  const { data } = await app.gql('{ viewer { photos { url } } }', {}, ada.accessToken);
  const shown = await fetch(`${world.url}${data.viewer.photos[0].url}`);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await vi.waitFor(() => expect(world.letters.join()).toContain(ada.email), { timeout: 20_000 });

  const matchId = await matched(app, ada, bola);
  for (const someone of [ada, bola]) await grant(app, someone, 'gold');
  const heard: { ada: string[]; bola: string[] } = { ada: [], bola: [] };
  await register(LISTEN);
  listen(ada, matchId, heard.ada);
  listen(bola, matchId, heard.bola);
  // nginx gives each process its turn, so that the two are not on the same.
  await vi.waitFor(async () => expect(await Promise.all(world.apps.map(({ url }) => socketsOf(url)))).toEqual([1, 1]), {
    timeout: 20_000,
  });
  await vi.waitFor(
    async () => {
      for (const { url } of world.apps) expect((await metricsOf(url)).text).toMatch(/^zobo_subscriptions_open 1$/m);
    },
    { timeout: 20_000 },
  );

  const send = async (by: Person, content: string): Promise<void> => {
    const { data, body } = await gql(
      SEND,
      { input: { matchId, clientId: crypto.randomUUID(), content } },
      by.accessToken,
    );
    expect(data?.sendMessage?.__typename, body).toBe('SendMessageSuccess');
  };
  await send(ada, 'Good evening');
  await send(bola, 'How far?');
  await vi.waitFor(
    () => expect(heard).toEqual({ ada: ['Good evening', 'How far?'], bola: ['Good evening', 'How far?'] }),
    {
      timeout: 10_000,
    },
  );

  const [first, second] = world.apps;
  first?.program.process.kill('SIGKILL');
  await first?.program.ended;
  // Whoever was there comes back by themselves, to the one that is left.
  await vi.waitFor(async () => expect(await socketsOf(second?.url ?? '')).toBe(2), { timeout: 30_000 });
  await vi.waitFor(
    async () => expect((await metricsOf(second?.url ?? '')).text).toMatch(/^zobo_subscriptions_open 2$/m),
    {
      timeout: 10_000,
    },
  );
  await send(ada, 'Still there?');
  await send(bola, 'Always');
  await vi.waitFor(
    () => expect([heard.ada.slice(-2), heard.bola.slice(-2)]).toEqual(Array(2).fill(['Still there?', 'Always'])),
    { timeout: 10_000 },
  );
  expect((await fetch(`${world.url}/readyz`)).status).toBe(200);
  const logged = await world.accessLog();
  expect(logged).toContain('PUT /uploads/');
  expect(logged).not.toMatch(/\?|signature|127\.0\.0\.1/);
  // The process that was killed could not be reached, which nginx would tell with the request.
  expect(await world.errorLogs()).not.toMatch(/\?|signature|request:|client:/);
  expect((await metricsOf(world.url, {})).status).toBe(401);
  expect((await metricsOf(world.url)).status).toBe(200);

  // Sockets are let go first: with nobody left behind the proxy they would try on.
  for (const client of clients.splice(0)) await client.dispose();
  second?.program.process.kill('SIGTERM');
  expect(await second?.program.ended).toBe(0);
}, 180_000);
