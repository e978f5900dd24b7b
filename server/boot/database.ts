import pg from 'pg';
import type { Config, Settings } from '#server/config/config.ts';
import { startEmbedded } from '../db/embedded.ts';

/** As a server_version_num. */
const OLDEST = 150_000;

export type Opened = { config: Config; isEmbedded: boolean; stop(): Promise<void> };

/** Errors are sentences for the operator. */
export async function requirePostgres(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  const { host } = new URL(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int as version",
    );
    if ((rows[0]?.version ?? 0) < OLDEST) throw new Error('Postgres 15 or later is needed');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`${name}: the database at ${host} cannot be used (${message || code}).`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function openDatabase(
  settings: Settings,
  say: (line: string) => void,
  onLost: () => void,
): Promise<Opened> {
  const { databaseUrl, databaseDirectUrl, dataDir } = settings;
  if (databaseUrl === null || databaseDirectUrl === null) {
    const { url, stop } = await startEmbedded({ dataDir, log: say, onLost });
    return { config: { ...settings, databaseUrl: url, databaseDirectUrl: url }, isEmbedded: true, stop };
  }
  await requirePostgres(databaseUrl, 'DATABASE_URL');
  if (databaseDirectUrl !== databaseUrl) await requirePostgres(databaseDirectUrl, 'DATABASE_DIRECT_URL');
  return { config: { ...settings, databaseUrl, databaseDirectUrl }, isEmbedded: false, stop: async () => undefined };
}
