import { readdir } from 'node:fs/promises';
import { Logger, runMigrations } from 'graphile-worker';
import { type Migration, type MigrationProvider, Migrator } from 'kysely';
import { createDb, createPool, type Db } from './pool.ts';

const folder = new URL('../../migrations/', import.meta.url);

const provider: MigrationProvider = {
  async getMigrations() {
    // In the sources they are .ts, in what is built of them .js.
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

/** The names of all migrations of this code, oldest first. */
export async function migrationNames(): Promise<string[]> {
  return Object.keys(await provider.getMigrations()).sort();
}

/** Brings the database to a migration, the newest unless named, and returns the names of those that ran; two processes at once take turns. */
export async function migrate(db: Db, name?: string): Promise<string[]> {
  const migrator = new Migrator({ db, provider });
  const { error, results } = await (name === undefined ? migrator.migrateToLatest() : migrator.migrateTo(name));
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}

/** Migrates the product's tables and then the job queue's own, over a connection for this alone; `url` must pass by any pooler. */
export async function migrateAll(url: string, name?: string): Promise<string[]> {
  // A pool of ours: one that the queue makes itself crashes the process when Postgres stops while its sockets still close.
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

/** Whether a database has every migration of this code. */
export async function isMigrated(db: Db): Promise<boolean> {
  const all = await new Migrator({ db, provider }).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}
