import { readdir } from 'node:fs/promises';
import { Logger, runMigrations } from 'graphile-worker';
import {
  DEFAULT_MIGRATION_LOCK_TABLE,
  MIGRATION_LOCK_ID,
  type Migration,
  type MigrationProvider,
  Migrator,
} from 'kysely';
import { adopt } from './adoption.ts';
import { applyFunctions, dropFunctions } from './functions.ts';
import { createDb, createPool, type Db } from './pool.ts';

const folder = new URL('../../migrations/', import.meta.url);

const provider: MigrationProvider = {
  async getMigrations() {
    // The files are .ts in the sources and .js in the build.
    const files = (await readdir(folder)).filter((file) => /\.[jt]s$/.test(file)).sort();
    const entries = files.map(
      async (file): Promise<[string, Migration]> => [
        file.slice(0, -3),
        (await import(new URL(file, folder).href)) as Migration,
      ],
    );
    return Object.fromEntries(await Promise.all(entries));
  },
};

export async function migrationNames(): Promise<string[]> {
  return Object.keys(await provider.getMigrations()).sort();
}

/** Kysely's migrator takes the same lock again. */
function locked<T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    const { adapter } = connection.getExecutor();
    const lock = { lockTable: DEFAULT_MIGRATION_LOCK_TABLE, lockRowId: MIGRATION_LOCK_ID };
    await adapter.acquireMigrationLock(connection, lock);
    try {
      return await work(connection);
    } finally {
      await adapter.releaseMigrationLock(connection, lock);
    }
  });
}

/** To the named migration or else the newest. The SQL functions need the newest; at any other there are none. */
export async function migrate(db: Db, name?: string): Promise<string[]> {
  const known = await migrationNames();
  const isNewest = name === undefined || name === known.at(-1);
  return locked(db, async (connection) => {
    await adopt(connection, known);
    if (!isNewest && known.includes(name)) await dropFunctions(connection);
    const migrator = new Migrator({ db: connection, provider });
    const { error, results } = await (isNewest ? migrator.migrateToLatest() : migrator.migrateTo(name));
    if (error) throw error;
    if (isNewest) await applyFunctions(connection);
    return (results ?? []).map((result) => result.migrationName);
  });
}

/** `url` must be a direct connection without a pooler. */
export async function migrateAll(url: string, name?: string): Promise<string[]> {
  // Our own pool: the queue's pool crashes the process when Postgres stops while its sockets still close.
  const pool = createPool({ connectionString: url, max: 1, onError: () => undefined });
  const db = createDb(pool);
  try {
    const done = await migrate(db, name);
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
    return done;
  } finally {
    await db.destroy();
  }
}

export async function isMigrated(db: Db): Promise<boolean> {
  const all = await new Migrator({ db, provider }).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}
