import { sql } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Page, RankedPlace } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';
import type { VerificationRow } from '#server/db/rows.ts';

export async function verificationById(db: Db, id: string): Promise<VerificationRow | undefined> {
  return db.selectFrom('verifications').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function newestVerificationsOf(db: Db, userIds: readonly string[]): Promise<VerificationRow[]> {
  return db
    .selectFrom('verifications')
    .distinctOn('userId')
    .selectAll()
    .where('userId', '=', anyOf(userIds))
    .orderBy('userId')
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function insertVerification(db: Db, row: Pick<VerificationRow, 'id' | 'userId' | 'submittedAt'>) {
  await db
    .insertInto('verifications')
    .values({ ...row, status: 'pending' })
    .execute();
}

/** Answers the id of the deleted verification in a list. */
export async function deletePendingOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('verifications')
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export type Review = Pick<VerificationRow, 'status' | 'reason' | 'reviewerId'> & { reviewedAt: Date };

/** Undefined when the verification does not wait (any more), so that of several reviewers one decides. */
export async function decideOnce(db: Db, id: string, review: Review): Promise<VerificationRow | undefined> {
  return db
    .updateTable('verifications')
    .set(review)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returningAll()
    .executeTakeFirst();
}

/** Rank 1 is for limited people. */
export async function verificationsPage(db: Db, status: string, { after, limit }: Page<RankedPlace>) {
  const isLimited = sql<boolean>`(p.limited_at is not null)`;
  let page = db
    .selectFrom('verifications as v')
    .leftJoin('profiles as p', 'p.id', 'v.userId')
    .selectAll('v')
    .select(isLimited.as('isLimited'))
    .where('v.status', '=', status);
  if (after !== null) {
    page = page.where(
      sql<boolean>`(not ${isLimited}, v.submitted_at, v.id) > (${after.rank === 0}::boolean, ${after.at}::timestamptz, ${after.id}::uuid)`,
    );
  }
  return page.orderBy(sql`not ${isLimited}`).orderBy('v.submittedAt').orderBy('v.id').limit(limit).execute();
}

export async function selfiesToRemove(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('verifications')
    .select('id')
    .where('status', '<>', 'pending')
    .where('reviewedAt', '<', before)
    .where('selfieRemovedAt', 'is', null)
    .orderBy('reviewedAt')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function setSelfieRemoved(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('verifications').set({ selfieRemovedAt: at }).where('id', '=', id).execute();
}
