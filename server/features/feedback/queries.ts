import type { Insertable } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { BetaFeedbackTable } from '#server/db/rows.generated.ts';

export async function insertFeedback(db: Db, row: Insertable<BetaFeedbackTable>): Promise<void> {
  await db.insertInto('betaFeedback').values(row).execute();
}
