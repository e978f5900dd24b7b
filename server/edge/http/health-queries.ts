import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

export async function databaseTime(db: Db): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  return rows[0]?.at ?? new Date(Number.NaN);
}
