/** Rows come in one transaction; files and secret move with its commit. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { knownAs, strangeLevel } from '#server/db/adoption.ts';
import { migrateAll, migrationNames } from '#server/db/migrate.ts';
import { firstFull, foreignKeysOf, type Level, levelOf, quoted, tablesOf } from './catalogue.ts';
import {
  BackupFailed,
  type KeptTable,
  type Manifest,
  markOf,
  measuring,
  readManifest,
  requireWhole,
  tableFile,
} from './manifest.ts';
import { type Placing, preparePlacing } from './placing.ts';

export type RestoreOptions = {
  databaseUrl: string;
  folder: string;
  /** The data folder; null if files are in an object store. */
  filesDir: string | null;
  /** With `secretPath`, the server generated it there, and the backup's own secret replaces it. */
  secret: string;
  secretPath: string | null;
  isForced: boolean;
  takesOtherSecret: boolean;
  /** So that no session revoked since the backup comes back. */
  signsEverybodyOut: boolean;
};

/** See jobs/alive.ts. */
const WORKERS = 'zobo jobs';
const LOCK_MS = 10_000;

async function requireLevel({ level }: Manifest): Promise<void> {
  const strange = strangeLevel('backup', level.migrations, await migrationNames());
  if (strange !== null) throw new BackupFailed(strange);
}

function requireSecret({ secret }: Manifest, { secret: own, secretPath, takesOtherSecret }: RestoreOptions): void {
  if (secret.mark === markOf(own) || takesOtherSecret || (secret.isKept && secretPath !== null)) return;
  throw new BackupFailed(
    'This backup was made with another APP_SECRET: with this one, two-step verification and all signed links of it would fail. Set the APP_SECRET of then, or go on with --other-secret.',
  );
}

const ofToday = ({ migrations, queue }: Level): Level => ({ migrations: [...knownAs(migrations)], queue });
const isSame = (a: Level, b: Level): boolean => a.queue === b.queue && a.migrations.join() === b.migrations.join();
const newest = ({ migrations }: Level): string => migrations.at(-1) ?? 'none';

/** Throws when the database is at another level, in use, or not empty. */
async function prepare(db: pg.Client, options: RestoreOptions, manifest: Manifest): Promise<void> {
  const { rows } = await db.query<{ users: number; tables: number }>(
    `select (select count(*)::int from pg_stat_activity where datname = current_database() and application_name = $1) as users,
      (select count(*)::int from pg_tables where schemaname = 'public') as tables`,
    [WORKERS],
  );
  if (rows[0]?.users) throw new BackupFailed('A server runs on this database: stop it first, and every other one.');
  let level = await levelOf(db);
  if (level === null) {
    if (rows[0]?.tables) throw new BackupFailed('This database holds tables of something else: name an empty one.');
    await migrateAll(options.databaseUrl, newest(manifest.level));
    level = await levelOf(db);
  }
  if (level === null || !isSame(ofToday(level), manifest.level))
    throw new BackupFailed(
      `This backup is of migration ${newest(manifest.level)}, and the database of ${level === null ? 'none' : newest(level)}: restore it into a database without tables, which is brought up to date afterwards.`,
    );
  const tables = await tablesOf(db);
  const shape = (each: readonly Pick<KeptTable, 'schema' | 'name' | 'columns'>[]): string =>
    JSON.stringify(each.map(({ schema, name, columns }) => [schema, name, columns]));
  if (shape(tables) !== shape(manifest.tables))
    throw new BackupFailed('The tables of this backup are others than those of the database.');
  const full = options.isForced ? null : await firstFull(db, tables);
  if (full !== null)
    throw new BackupFailed(`The database is not empty (${full} has rows). With --force they are deleted for good.`);
}

async function fill(db: pg.Client, folder: string, table: KeptTable): Promise<void> {
  const columns = table.columns.map((column) => quoted(column)).join(', ');
  const { through, result } = measuring();
  const into = db.query(copyFrom(`copy ${quoted(table.schema, table.name)} (${columns}) from stdin`));
  await pipeline(createReadStream(tableFile(folder, table)), through, into);
  if (into.rowCount !== table.rows || result().sha256 !== table.sha256)
    throw new BackupFailed(`The rows of ${table.schema}.${table.name} are not those of the manifest.`);
}

/** Adding foreign keys again checks them. Triggers are off: the backup has their effects. Files move when only the commit can still fail. */
async function replaceRows(
  db: pg.Client,
  { folder, signsEverybodyOut }: RestoreOptions,
  { tables, sequences }: Manifest,
  placing: Placing,
): Promise<void> {
  await db.query(`begin; set local lock_timeout = ${LOCK_MS}`);
  try {
    const names = tables.map(({ schema, name }) => quoted(schema, name));
    const keys = await foreignKeysOf(db);
    for (const { schema, table, name } of keys)
      await db.query(`alter table ${quoted(schema, table)} drop constraint ${quoted(name)}`);
    for (const name of names) await db.query(`alter table ${name} disable trigger user`);
    await db.query(`truncate ${names.join(', ')}`);
    for (const table of tables) await fill(db, folder, table);
    for (const { schema, name, lastValue, isCalled } of sequences)
      await db.query('select setval($1::regclass, $2::bigint, $3)', [quoted(schema, name), lastValue, isCalled]);
    for (const { schema, table, name, definition } of keys)
      await db.query(`alter table ${quoted(schema, table)} add constraint ${quoted(name)} ${definition}`);
    for (const name of names) await db.query(`alter table ${name} enable trigger user`);
    if (signsEverybodyOut) await db.query('delete from sessions');
    await placing.place();
    await db.query('commit');
  } catch (error) {
    await db.query('rollback').catch(() => undefined);
    await placing.takeBack();
    throw error;
  }
}

/** A failure before the commit leaves everything unchanged. Migrating comes after it; the server's next start repeats a failed one. */
export async function restore(options: RestoreOptions): Promise<{ manifest: Manifest; migrated: string[] }> {
  const { databaseUrl, folder } = options;
  const kept = await readManifest(folder);
  const manifest = { ...kept, level: ofToday(kept.level) };
  await requireLevel(manifest);
  requireSecret(manifest, options);
  await requireWhole(folder, manifest);
  const db = new pg.Client({ connectionString: databaseUrl, application_name: 'zobo restore' });
  db.on('error', () => undefined);
  await db.connect();
  let placing: Placing | null = null;
  try {
    placing = await preparePlacing(options, manifest);
    await prepare(db, options, manifest);
    await placing.copy();
    await replaceRows(db, options, manifest, placing);
  } finally {
    await placing?.discard();
    await db.end();
  }
  return { manifest, migrated: await migrateAll(databaseUrl) };
}
