import type { Insertable } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { ConsentLogTable } from '#server/db/rows.generated.ts';

/** Adds to the log of consents, which the database lets nobody change. */
export async function insertConsents(db: Db, rows: readonly Insertable<ConsentLogTable>[]): Promise<void> {
  await db
    .insertInto('consentLog')
    .values([...rows])
    .execute();
}
