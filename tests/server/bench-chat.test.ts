/** `npm run bench -- chat`, without its clock: the servers and the load that it measures still understand each other. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { greedy, own, PAST, plain } from '#tests/bench/chat/documents.ts';
import type { Closed, Sent } from '#tests/bench/chat/orders.ts';
import { type Load, type Server, startLoad, startServer } from '#tests/bench/chat/servers.ts';
import { fill, type Range } from '#tests/bench/chat/world.ts';
import { withClient } from '#tests/bench/deck/databases.ts';
import type { Process } from '#tests/bench/deck/processes.ts';
import { createTestDatabase } from '#tests/setup/database.ts';

const pairs: Range = { from: 0, to: 3 };
const listening = 2 * (pairs.to - pairs.from);

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let servers: Record<'zobo' | 'bare', Server>;
let load: Load;
const started: Process[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zobo-bench-chat-'));
  database = await createTestDatabase();
  await withClient(database.url, (db) => fill(db, { all: pairs, withPast: pairs, messages: PAST }, new Date()));
  load = startLoad();
  started.push(load.process);
  const zobo = await startServer('zobo', database.url, folder);
  started.push(zobo.process);
  const bare = await startServer('bare', database.url, folder);
  started.push(bare.process);
  servers = { zobo, bare };
});

afterAll(async () => {
  await Promise.all(started.map((process) => process.stop()));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it.each([
  ['the bare server', 'bare', plain],
  ['the product, with the message alone', 'zobo', plain],
  ['the product, with the documents of the client', 'zobo', own],
  ['the product, with the document of those who stop to read', 'zobo', { send: plain.send, listen: greedy }],
] as const)('%s gives each message to the other one', async (group, name, { send, listen }) => {
  const { target } = servers[name];
  await load.order({ do: 'open', target, group, pairs, listen });
  // The load fails when one does not arrive.
  const { messages } = await load.order<Sent>({ do: 'send', target, pairs, send, rate: 20, seconds: 1 });
  expect(messages).toBe(20);
  expect(await load.order<Closed>({ do: 'close', group })).toEqual({ open: listening });
});

it('weighs both', async () => {
  for (const server of [servers.zobo, servers.bare]) expect(await server.collected()).toBeGreaterThan(10 * 1024 * 1024);
});
