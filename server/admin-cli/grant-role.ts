/** The one command that is not a mutation: nobody could grant the first administrator. It runs beside the server, against its database. */
import { randomBytes } from 'node:crypto';
import { emailRule } from '#rules/accounts.ts';
import { messages } from '#rules/admin.ts';
import { check } from '#rules/validation.ts';
import { loadConfig } from '../config.ts';
import { createContext, type Random } from '../context.ts';
import { embeddedUrl } from '../db/embedded.ts';
import { createDb, createPool } from '../db/pool.ts';
import { grantAdmin } from '../features/admin/service.ts';
import { createLog } from '../log.ts';
import { createPorts } from '../ports/create.ts';
import { createPostgresBus } from '../realtime/postgres-bus.ts';
import { Failure } from './failure.ts';

const random: Random = { next: Math.random, bytes: randomBytes };
const clock = () => new Date();

/** Makes the person of an address an administrator and returns the line to print. */
export async function grantRole(env: NodeJS.ProcessEnv, email: string): Promise<string> {
  const checked = check(emailRule, email);
  if (!checked.ok) throw new Failure('INVALID_INPUT', checked.fieldErrors[0]?.message ?? email);
  const settings = loadConfig(env);
  const url = settings.databaseUrl ?? (await embeddedUrl(settings.dataDir));
  if (url === null) {
    throw new Failure(
      'UNEXPECTED',
      `No server has run in ${settings.dataDir} yet. Start it once, or set DATABASE_URL.`,
    );
  }
  const config = { ...settings, databaseUrl: url, databaseDirectUrl: settings.databaseDirectUrl ?? url };
  const log = createLog(config);
  const pool = createPool({ connectionString: url, max: 1, onError: (error) => log.warn({ err: error }, 'database') });
  const db = createDb(pool);
  try {
    const bus = await createPostgresBus({ connectionString: config.databaseDirectUrl, log });
    try {
      const ports = createPorts({ config, clock, random, log });
      const ctx = createContext({ db, bus, clock, random, ports, config, log }, null, { ip: '', label: '' });
      const isNew = await grantAdmin(ctx, checked.value);
      if (isNew === null) throw new Failure('NOT_AVAILABLE', messages.unknownAccount);
      return isNew ? `${checked.value} is an administrator now.` : `${checked.value} was an administrator already.`;
    } finally {
      await bus.close();
    }
  } finally {
    await db.destroy();
  }
}
