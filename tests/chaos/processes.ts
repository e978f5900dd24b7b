/** The programs of a run: a Postgres of its own, servers of the product, a redis-server, and a line to Postgres that can be cut. */
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded.ts';
import { migrateAll } from '#server/db/migrate.ts';
import { type Line, openLine } from '#tests/setup/line.ts';
import { type Program, runProgram } from '#tests/setup/processes.ts';
import { type OwnRedis, startRedis } from '#tests/setup/redis.ts';
import { buildServer, builtServer } from '../../tooling/build-server.ts';

const HOST = '127.0.0.1';
/** Below what systems hand out for outgoing connections: one of a hundred clients must not sit on the port of a server that was killed. */
const PORTS = { from: 20_000, count: 10_000 };
const AGAIN_MS = 250;
const START_MS = 60_000;
const LOOK_MS = 50;

/** A port that nothing uses, and that no outgoing connection takes. */
async function quietPort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, HOST, () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

export type Postgres = {
  url: string;
  /** Kindly: clients are cut off and all is written. Else by kill -9, so that it has to recover. */
  restart(how: 'kindly' | 'killed'): Promise<void>;
  /** Stops it at once, as pg_ctl -m immediate does, and starts it again so much later; resolves when it answers. */
  outage(ms: number): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a Postgres in a data folder and migrates it. It waits for the disk, as one that people trust does. */
export async function startPostgres(dataDir: string): Promise<Postgres> {
  const port = await quietPort();
  const start = () => startEmbedded({ dataDir, port, maxConnections: 200, log: () => undefined });
  let server = await start();
  await migrateAll(server.url);

  async function end(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    const client = new pg.Client({ connectionString: server.url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
    await client.end();
    const note = await readFile(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8');
    process.kill(Number(note.split('\n')[0]), signal);
  }
  return {
    url: server.url,
    async restart(how) {
      if (how === 'killed') await end('SIGKILL');
      await server.stop();
      server = await start();
    },
    async outage(ms) {
      await end('SIGQUIT');
      const over = sleep(ms);
      await server.stop();
      await over;
      server = await start();
    },
    stop: () => server.stop(),
  };
}

/** A way to Postgres that can be cut. */
export const openBusLine = async (postgresUrl: string): Promise<Line> => openLine(postgresUrl, await quietPort());

/** A redis-server as the bus. */
export const startBus = async (): Promise<OwnRedis> => startRedis(await quietPort());

export type Servers = {
  urls: readonly string[];
  /** Ends one with kill -9, or kindly; it is started again at once. */
  end(index: number, signal: 'SIGKILL' | 'SIGTERM'): void;
  /** How many serve now, as far as is known. */
  serving(): number;
  /** Waits until each says that it is ready: its process, and after how many milliseconds. */
  ready(): Promise<{ server: number; pid: number; ms: number }[]>;
  stop(): Promise<void>;
};

export type ServersOptions = {
  count: number;
  folder: string;
  databaseUrl: string;
  directUrl: string;
  redisUrl: string | null;
  /** Where letters go; null for nowhere. */
  smtpUrl: string | null;
  /** One that served ended, and nobody had ended it. */
  onCrashed: (what: string) => void;
};

type Slot = { url: string; env: Record<string, string>; program: Program; isServing: boolean; isAskedToEnd: boolean };

/** Starts servers of the product as in production, and each again when it ended, as an orchestrator does. Resolves once all serve. */
export async function startServers(options: ServersOptions): Promise<Servers> {
  let isStopping = false;
  await buildServer(() => undefined);
  const launch = (env: Record<string, string>, cwd: string): Program => runProgram(builtServer, { env, cwd });

  async function keep(slot: Slot, index: number, cwd: string): Promise<void> {
    while (!isStopping) {
      const { program } = slot;
      const noted = program.says(' runs on ').then(
        () => {
          slot.isServing = true;
        },
        () => undefined,
      );
      const code = await program.ended;
      await noted;
      if (slot.isServing && !slot.isAskedToEnd && !isStopping)
        options.onCrashed(`server ${index + 1} ended with ${code}: ${program.output().slice(-2_000)}`);
      slot.isServing = false;
      // One that cannot start, for want of Postgres, is tried again until it can.
      await sleep(AGAIN_MS);
      slot.isAskedToEnd = false;
      if (!isStopping) slot.program = launch(slot.env, cwd);
    }
  }

  const slots: Slot[] = [];
  const kept: Promise<void>[] = [];
  for (let index = 0; index < options.count; index += 1) {
    const port = await quietPort();
    const cwd = join(options.folder, `server-${index + 1}`);
    mkdirSync(cwd, { recursive: true });
    const env = {
      NODE_ENV: 'production',
      HOST,
      PORT: String(port),
      DATA_DIR: join(options.folder, 'data'),
      DATABASE_URL: options.databaseUrl,
      DATABASE_DIRECT_URL: options.directUrl,
      APP_SECRET: 'a secret that only the chaos uses, 32 bytes or more',
      LOG_LEVEL: 'error',
      REQUESTS_PER_MINUTE: '0',
      TRUST_PROXY: '1',
      ...(options.redisUrl === null ? {} : { REDIS_URL: options.redisUrl }),
      ...(options.smtpUrl === null
        ? {}
        : { SMTP_URL: options.smtpUrl, MAIL_FROM: 'chaos@zobo.example', PUBLIC_URL: `http://${HOST}:${port}` }),
    };
    const slot: Slot = {
      url: `http://${HOST}:${port}`,
      env,
      program: launch(env, cwd),
      isServing: false,
      isAskedToEnd: false,
    };
    slots.push(slot);
    kept.push(keep(slot, index, cwd));
  }
  const killAll = (): void => {
    for (const { program } of slots) program.process.kill('SIGKILL');
  };
  process.once('exit', killAll);

  const servers: Servers = {
    urls: slots.map(({ url }) => url),
    end(index, signal) {
      const slot = slots[index];
      if (slot === undefined) return;
      slot.isAskedToEnd = true;
      slot.isServing &&= signal === 'SIGTERM';
      slot.program.process.kill(signal);
    },
    serving: () => slots.filter(({ isServing }) => isServing).length,
    ready() {
      const began = performance.now();
      return Promise.all(
        slots.map(async ({ url, program }, index) => {
          const elapsed = (): number => Math.round(performance.now() - began);
          const isReady = (): Promise<boolean> =>
            fetch(`${url}/readyz`).then(
              ({ ok }) => ok,
              () => false,
            );
          while (elapsed() < START_MS && !(await isReady())) await sleep(LOOK_MS);
          return { server: index + 1, pid: program.process.pid ?? 0, ms: elapsed() };
        }),
      );
    },
    async stop() {
      isStopping = true;
      killAll();
      await Promise.all(kept);
      process.off('exit', killAll);
    },
  };
  for (const until = Date.now() + START_MS; servers.serving() < options.count; await sleep(50)) {
    if (Date.now() < until) continue;
    await servers.stop();
    throw new Error(`The servers do not start:\n${slots.map(({ program }) => program.output()).join('\n')}`);
  }
  return servers;
}
