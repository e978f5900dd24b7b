import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

export async function notifyRevocation(db: Db, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}
