import type { Insertable } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { ConsentLogTable } from '#server/db/rows.generated.ts';

export async function insertConsents(db: Db, rows: readonly Insertable<ConsentLogTable>[]): Promise<void> {
  await db
    .insertInto('consentLog')
    .values([...rows])
    .execute();
}
