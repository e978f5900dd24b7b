import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** Answers the number of deleted rows. Ids ascend with time, so no index on time is needed. */
export async function deleteMessagesBefore(db: Db, before: Date, firstId: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from messages where id in (
      select id from messages where id < ${firstId}::uuid and created_at < ${before}::timestamptz order by id limit ${limit})`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
