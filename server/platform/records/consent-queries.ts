import type { Insertable } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { ConsentLogTable } from '#server/db/rows.generated.ts';

/** Adds rows to the log of consents. The database allows no changes of it. */
export async function insertConsents(db: Db, rows: readonly Insertable<ConsentLogTable>[]): Promise<void> {
  await db
    .insertInto('consentLog')
    .values([...rows])
    .execute();
}
