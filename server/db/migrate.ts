import { readdir } from 'node:fs/promises';
import { type Migration, type MigrationProvider, Migrator } from 'kysely';
import type { Db } from './pool.ts';

const folder = new URL('../../migrations/', import.meta.url);

const provider: MigrationProvider = {
  async getMigrations() {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort();
    const entries = files.map(async (file): Promise<[string, Migration]> => [
      file.slice(0, -3),
      (await import(new URL(file, folder).href)) as Migration,
    ]);
    return Object.fromEntries(await Promise.all(entries));
  },
};

/** Brings the database to the newest migration and returns the names of those that ran; two processes at once take turns. */
export async function migrate(db: Db): Promise<string[]> {
  const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
  return (results ?? []).map((result) => result.migrationName);
}
