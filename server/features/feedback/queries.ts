import { type Insertable, sql } from 'kysely';
import type { Page, TimePlace } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';
import type { BetaFeedbackTable } from '#server/db/rows.generated.ts';
import type { FeedbackRow } from '#server/db/rows.ts';

export async function insertFeedback(db: Db, row: Insertable<BetaFeedbackTable>): Promise<void> {
  await db.insertInto('betaFeedback').values(row).execute();
}

export async function feedbackPage(db: Db, { after, limit }: Page<TimePlace>): Promise<FeedbackRow[]> {
  let page = db.selectFrom('betaFeedback').selectAll();
  if (after !== null) page = page.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  return page.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
