import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '#rules/limits.ts';
import { systemRandom } from '#server/base/chance.ts';
import { createLog } from '#server/base/log.ts';
import { schedule } from '#server/boot/schedule.ts';
import type { Settings } from '#server/config/config.ts';
import { demoDomain } from '#server/config/demo-domain.ts';
import type { DemoAccounts } from '#server/dev/demo/accounts.ts';
import { registerDocuments } from '#server/edge/graphql/trusted-documents.ts';
import { startDraining } from '#server/edge/http/draining.ts';
import { hooks, tasks } from '#server/features/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import { createPostgresBus } from '#server/platform/bus/postgres-bus.ts';
import { createRedisBus } from '#server/platform/bus/redis-bus.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { startWorker } from '#server/platform/jobs/worker.ts';
import { openThrottles } from '#server/platform/throttles/throttle-redis.ts';
import type { Ports } from '#server/ports/index.ts';
import { createApp } from '../app.ts';
import { migrateAll } from '../db/migrate.ts';
import { createDb, createPool, type Db } from '../db/pool.ts';
import { createPorts } from './adapters.ts';
import { syncContent } from './content.ts';
import { type Opened, openDatabase } from './database.ts';
import { greeting, plainHttpWarning } from './greeting.ts';
import { hasDemoPeople } from './queries.ts';
import { portProblem, requirePort } from './tcp-port.ts';

/** A load balancer may take this long to see that this process is no longer ready. */
const NOTICED_MS = 3_000;

/** The last part to start is the first to stop. */
export type Running = { name: string; stop(): Promise<unknown> };

type BootOptions = {
  settings: Settings;
  say: (line: string) => void;
  /** Gets each part as it starts, so that a start can be broken off at any moment. */
  running: Running[];
  onLost: (what: string) => void;
};

function createBus(deps: Pick<Deps, 'config' | 'log'>): Promise<Bus> {
  const { config, log } = deps;
  if (config.redisUrl !== null) return createRedisBus({ url: config.redisUrl, log });
  return createPostgresBus({ connectionString: config.databaseDirectUrl, log });
}

type Demo = { accounts: DemoAccounts; stop(): Promise<void> };

/** Whether the demo people are added. In production their code is not even loaded. */
const hasDemo = ({ config, isEmbedded }: Opened): boolean =>
  config.mode !== 'production' && (isEmbedded || config.demo);

/** The ports; with a demo, its portraits are drawn when they are asked for. */
async function portsOf(needs: Parameters<typeof createPorts>[0], isDemo: boolean): Promise<Ports> {
  const ports = await createPorts(needs);
  if (!isDemo) return ports;
  const { withPortraits } = await import('#server/dev/demo/pictures.ts');
  const { demoPeople } = await import('#server/dev/demo/seed.ts');
  return { ...ports, storage: withPortraits(ports.storage, demoPeople(needs.clock())) };
}

async function startDemo(deps: Deps, say: (line: string) => void): Promise<Demo> {
  const { seedDemo } = await import('#server/dev/demo/seed.ts');
  const { startWelcoming } = await import('#server/dev/demo/welcome.ts');
  const accounts = await seedDemo(deps, say);
  return { accounts, stop: startWelcoming(deps).stop };
}

/** Every demo prints their password, and one of them is an administrator. */
async function refuseDemoPeople(db: Db): Promise<void> {
  if (!(await hasDemoPeople(db))) return;
  throw new Error(
    'This database holds demo people, whose password everybody knows; one of them is an administrator. Production needs a database without them: set DATABASE_URL or DATA_DIR to another one, or delete the accounts @' +
      `${demoDomain} and what belongs to them.`,
  );
}

function openPool({ config, log }: Pick<Deps, 'config' | 'log'>, running: Running[]): Db {
  let isClosing = false;
  const pool = createPool({
    connectionString: config.databaseUrl,
    max: config.databasePool,
    patience: limits.database,
    onError(error) {
      if (!isClosing) log.warn({ reason: error.message }, 'A connection to the database was lost.');
    },
  });
  const db = createDb(pool);
  running.push({
    name: 'connections',
    stop() {
      isClosing = true;
      return db.destroy();
    },
  });
  return db;
}

/** The slow parts come after whatever may refuse. Errors are sentences for the operator. */
export async function boot({ settings, say, running, onLost }: BootOptions): Promise<void> {
  await requirePort(settings);
  const log = createLog(settings);
  if (settings.otlpUrl !== null) {
    const { startTracing } = await import('#server/platform/telemetry/start.ts');
    running.push({ name: 'traces', stop: startTracing(settings.otlpUrl).stop });
  }
  const database = await openDatabase(settings, say, () => onLost('The embedded database'));
  running.push({ name: 'database', stop: database.stop });
  const { config, isEmbedded } = database;

  const db = openPool({ config, log }, running);
  await migrateAll(config.databaseDirectUrl);
  if (config.mode === 'production') await refuseDemoPeople(db);

  const bus = await createBus({ config, log });
  running.push({ name: 'events', stop: () => bus.close() });
  running.push({ name: 'throttles', stop: (await openThrottles({ config, log })).close });
  const needs = { config, clock: () => new Date(), random: systemRandom, log };
  const isDemo = hasDemo(database);
  const deps: Deps = { ...needs, db, bus, ports: await portsOf(needs, isDemo), hooks };
  await syncContent(deps);
  await registerDocuments(deps);
  const demo = isDemo ? await startDemo(deps, say) : null;
  if (demo !== null) running.push({ name: 'welcome', stop: demo.stop });

  running.push({ name: 'jobs', stop: (await startWorker(deps, { tasks, schedule })).stop });
  const app = await createApp(deps);
  running.push({ name: 'requests', stop: () => app.close() });
  const address = await app.listen().catch((error: unknown) => {
    throw new Error(portProblem(error, config) ?? String(error));
  });
  running.push({
    name: 'readiness',
    async stop() {
      startDraining(deps);
      if (config.mode === 'production') await sleep(NOTICED_MS);
    },
  });
  // A port that the system chose is known only now.
  const shown = config.port === 0 ? address : config.publicUrl;
  say(greeting({ config, address: shown, mailer: deps.ports.mailer, isEmbedded, demo: demo?.accounts ?? null }));
  const plainHttp = config.mode === 'production' ? plainHttpWarning(config.publicUrl) : null;
  if (plainHttp !== null) log.warn(plainHttp);
  if (deps.config.mode === 'production' && config.smtpUrl === null) log.warn('Mail is off: set SMTP_URL to send it.');
}
