/** The only command without a mutation: no administrator exists who could grant the first role. It runs on the server's database. */
import { type AccountRef, accountRule, messages } from '#rules/admin.ts';
import { check } from '#rules/validation.ts';
import { systemRandom as random } from '#server/base/chance.ts';
import { createLog } from '#server/base/log.ts';
import { createPorts } from '#server/boot/adapters.ts';
import { requirePostgres } from '#server/boot/database.ts';
import { loadConfig } from '#server/config/config.ts';
import { embeddedUrl } from '#server/db/embedded.ts';
import { createDb, createPool } from '#server/db/pool.ts';
import { grantAdmin } from '#server/features/admin/service.ts';
import { hooks } from '#server/features/index.ts';
import type { Bus } from '#server/platform/bus/bus.ts';
import { createContext } from '#server/platform/context/context.ts';
import type { Result } from './command.ts';
import { Failure } from './failure.ts';
import { whom } from './output.ts';

const clock = () => new Date();
/** The transaction itself notifies servers of the new role by Postgres. */
const noBus: Bus = {
  publish: () => Promise.resolve(),
  subscribe() {
    throw new Error('No events arrive here.');
  },
  isUp: () => false,
  close: () => Promise.resolve(),
};

async function requireDatabase(url: string, dataDir: string | null): Promise<void> {
  await requirePostgres(url, dataDir === null ? 'DATABASE_URL' : `The database in ${dataDir}`).catch((error: Error) => {
    const hint = dataDir === null ? '' : ' It runs while its server does: start that first.';
    throw new Failure('UNEXPECTED', `${error.message}${hint}`);
  });
}

export async function grantRole(env: NodeJS.ProcessEnv, account: AccountRef, isDryRun: boolean): Promise<Result> {
  const checked = check(accountRule, account);
  if (!checked.ok) throw new Failure('INVALID_INPUT', checked.fieldErrors[0]?.message ?? messages.unknownAccount);
  const settings = loadConfig(env);
  const url = settings.databaseUrl ?? (await embeddedUrl(settings.dataDir));
  if (url === null) {
    throw new Failure(
      'UNEXPECTED',
      `No server has run in ${settings.dataDir} yet. Start it once, or set DATABASE_URL.`,
    );
  }
  await requireDatabase(url, settings.databaseUrl === null ? settings.dataDir : null);
  const config = { ...settings, databaseUrl: url, databaseDirectUrl: settings.databaseDirectUrl ?? url };
  const log = createLog(config);
  const pool = createPool({ connectionString: url, max: 1, onError: (error) => log.warn({ err: error }, 'database') });
  const db = createDb(pool);
  try {
    const ports = await createPorts({ config, clock, random, log });
    const ctx = createContext({ db, bus: noBus, clock, random, ports, hooks, config, log }, null, {
      ip: '',
      label: '',
    });
    const isNew = await grantAdmin(ctx, checked.value, isDryRun);
    if (isNew === null) throw new Failure('NOT_AVAILABLE', messages.unknownAccount);
    const done = isDryRun ? 'would be an administrator' : 'is an administrator now';
    const text = `${whom({ account: checked.value })} ${isNew ? done : 'was an administrator already'}.`;
    return {
      json: { isDryRun, ...checked.value, isNew },
      text: isDryRun ? `Nothing was stored: ${text}` : text,
    };
  } finally {
    await db.destroy();
  }
}
