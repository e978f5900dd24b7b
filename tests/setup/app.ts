/** The real server on a free port and a database of its own, as tests use it: only over HTTP and the socket. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from 'graphql-ws';
import { pino } from 'pino';
import { WebSocket } from 'ws';
import { createApp } from '#server/app.ts';
import { logOptions } from '#server/base/log.ts';
import { createPayments, createPrepaid } from '#server/boot/adapters.ts';
import type { Config } from '#server/config/config.ts';
import { createDb, createPool, type Db } from '#server/db/pool.ts';
import { hooks } from '#server/features/index.ts';
import { createPostgresBus } from '#server/platform/bus/postgres-bus.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { createSiteverifyCaptcha } from '#server/ports/captcha-siteverify.ts';
import { createOpenAiCoach } from '#server/ports/coach-openai.ts';
import { createPracticeCoach } from '#server/ports/coach-practice.ts';
import type { Mail } from '#server/ports/mailer.ts';
import { createWebPush } from '#server/ports/push-web.ts';
import { createLocalStorage } from '#server/ports/storage-local.ts';
import { createTestClock, realRandom, type TestClock } from './clock.ts';
import { testConfig } from './config.ts';
import { createTestDatabase } from './database.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever shape its own document asked for
export type Data = any;
export type GraphQLErrorBody = {
  message: string;
  extensions?: { code?: string } & Record<string, unknown>;
  path?: (string | number)[];
};
export type Answer = { status: number; data: Data; errors: GraphQLErrorBody[] | undefined; body: string };

export type TestApp = {
  url: string;
  databaseUrl: string;
  db: Db;
  deps: Deps;
  clock: TestClock;
  /** Letters handed to the mailer by the queue are not sent here; tests of letters read the queue or start a worker. */
  mails: Mail[];
  /** How many subscriptions have opened their source so far. */
  opened(): number;
  gql(document: string, variables?: Record<string, unknown>, token?: string): Promise<Answer>;
  /** A graphql-ws client that does not retry unless told to. */
  socket(token: string | undefined, options?: { retryAttempts?: number; onClosed?: (event: unknown) => void }): Client;
  stop(): Promise<void>;
};

export type TestAppOptions = {
  databaseUrl?: string;
  config?: Partial<Config>;
  clock?: TestClock;
  deps?: Partial<Deps>;
  logLines?: string[];
  /** Without it, no push leaves. */
  pushFetch?: typeof fetch;
};

const noPush = async () => new Response(null, { status: 410 });

export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const own = options.databaseUrl === undefined ? await createTestDatabase() : null;
  const databaseUrl = options.databaseUrl ?? own?.url ?? '';
  const dataDir = await mkdtemp(join(tmpdir(), 'zobo-app-'));
  const clock = options.clock ?? createTestClock();
  const config = testConfig({ databaseUrl, dataDir, ...options.config });
  const lines = options.logLines;
  const shape = logOptions({ logLevel: lines ? 'trace' : 'silent', mode: config.mode });
  const log = pino(shape, { write: (line: string) => void lines?.push(line) });
  const pool = createPool({ connectionString: databaseUrl, max: 4, onError: () => undefined });
  const db = createDb(pool);
  const mails: Mail[] = [];
  const deps: Deps = {
    db,
    bus: await createPostgresBus({ connectionString: databaseUrl, log }),
    clock: clock.now,
    random: realRandom,
    ports: {
      mailer: { destination: 'the test', sends: true, send: async (mail) => void mails.push(mail) },
      storage: createLocalStorage(join(dataDir, 'photos')),
      captcha: config.captcha === null ? null : createSiteverifyCaptcha(config.captcha, log),
      payments: await createPayments({ config, clock: clock.now, random: realRandom }),
      prepaid: await createPrepaid({ config, clock: clock.now, random: realRandom }),
      // At once: whoever tests how a reply comes in pieces hands in a coach of their own.
      coach:
        config.coach === null
          ? createPracticeCoach({ random: realRandom, wait: async () => undefined })
          : createOpenAiCoach(config.coach),
      push: createWebPush({ config, log, fetch: options.pushFetch ?? noPush }),
    },
    hooks: { ...hooks },
    config,
    log,
    ...options.deps,
  };
  const { bus } = deps;
  let opened = 0;
  deps.bus = {
    ...bus,
    subscribe: (topic, options) => {
      opened += 1;
      return bus.subscribe(topic, options);
    },
  };
  const app = await createApp(deps);
  const url = await app.listen();
  const sockets: Client[] = [];

  return {
    url,
    databaseUrl,
    db,
    deps,
    clock,
    mails,
    opened: () => opened,
    async gql(query, variables, token) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query, variables }),
      });
      const body = await response.text();
      const parsed = JSON.parse(body) as { data?: Data; errors?: GraphQLErrorBody[] };
      return { status: response.status, data: parsed.data, errors: parsed.errors, body };
    },
    socket(token, { retryAttempts = 0, onClosed } = {}) {
      const client = createClient({
        url: `${url.replace(/^http/, 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        retryAttempts,
        lazy: true,
        connectionParams: token === undefined ? {} : { authorization: `Bearer ${token}` },
        on: onClosed ? { closed: onClosed } : {},
      });
      sockets.push(client);
      return client;
    },
    async stop() {
      for (const client of sockets) await client.dispose();
      await app.close();
      await deps.bus.close();
      await db.destroy();
      await own?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
