import { sql } from 'kysely';
import type { AppealState } from '#rules/moderation.ts';
import { anyOf } from '#server/db/any-of.ts';
import type { Page, TimePlace } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';
import type { AppealRow, SuspensionRow, WarningRow } from '#server/db/rows.ts';

export async function isLimited(db: Db, userId: string): Promise<boolean> {
  const row = await db.selectFrom('profiles').select('limitedAt').where('id', '=', userId).executeTakeFirst();
  return (row?.limitedAt ?? null) !== null;
}

export async function insertWarning(db: Db, warning: Omit<WarningRow, 'acknowledgedAt'>): Promise<void> {
  await db.insertInto('warnings').values(warning).execute();
}

export async function warningById(db: Db, id: string): Promise<WarningRow | undefined> {
  return db.selectFrom('warnings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** `isHeld` locks the warning until the transaction ends. */
export async function warningAboutPhoto(db: Db, photoId: string, isHeld: boolean): Promise<WarningRow | undefined> {
  return db
    .selectFrom('warnings')
    .selectAll()
    .where('photoId', '=', photoId)
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst();
}

export async function deleteWarning(db: Db, id: string): Promise<void> {
  await db.deleteFrom('warnings').where('id', '=', id).execute();
}

/** A later call keeps the first instant. False when there is no such warning. */
export async function acknowledge(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('warnings')
    .set((eb) => ({ acknowledgedAt: eb.fn.coalesce('acknowledgedAt', eb.val(now)) }))
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function unreadWarnings(db: Db, userIds: readonly string[]): Promise<WarningRow[]> {
  return db
    .selectFrom('warnings')
    .selectAll()
    .distinctOn('userId')
    .where('userId', '=', anyOf(userIds))
    .where('acknowledgedAt', 'is', null)
    .orderBy('userId')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Newest first, at most `most` for each person. */
export async function newestWarnings(db: Db, userIds: readonly string[], most: number): Promise<WarningRow[]> {
  return db
    .selectFrom('users as u')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('warnings')
          .selectAll()
          .whereRef('userId', '=', 'u.id')
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(most)
          .as('w'),
      (join) => join.onTrue(),
    )
    .selectAll('w')
    .where('u.id', '=', anyOf(userIds))
    .orderBy('w.createdAt', 'desc')
    .orderBy('w.id', 'desc')
    .execute();
}

export async function insertSuspension(db: Db, row: Omit<SuspensionRow, 'liftedBy' | 'liftedAt'>): Promise<void> {
  await db
    .insertInto('suspensions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function suspensionsByIds(db: Db, ids: readonly string[]): Promise<SuspensionRow[]> {
  return db.selectFrom('suspensions').selectAll().where('id', '=', anyOf(ids)).execute();
}

export async function suspensionsInForce(db: Db, userIds: readonly string[]): Promise<SuspensionRow[]> {
  return db
    .selectFrom('suspensions')
    .selectAll()
    .where('userId', '=', anyOf(userIds))
    .where('liftedAt', 'is', null)
    .execute();
}

/** Locks the suspension until the transaction ends. Undefined when it is not in force (any more). */
export async function lockSuspension(db: Db, id: string): Promise<SuspensionRow | undefined> {
  return db
    .selectFrom('suspensions')
    .selectAll()
    .where('id', '=', id)
    .where('liftedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Undefined when no suspension was in force. */
export async function liftSuspension(db: Db, userId: string, lifted: { liftedBy: string; liftedAt: Date }) {
  return db
    .updateTable('suspensions')
    .set(lifted)
    .where('userId', '=', userId)
    .where('liftedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export type NewAppeal = Pick<AppealRow, 'id' | 'suspensionId' | 'userId' | 'content' | 'createdAt'>;

/** False when the suspension already has an appeal. */
export async function insertAppeal(db: Db, appeal: NewAppeal): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('appeals')
    .values({ ...appeal, state: 'waiting' })
    .onConflict((conflict) => conflict.constraint('appeals_once').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function appealById(db: Db, id: string): Promise<AppealRow | undefined> {
  return db.selectFrom('appeals').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function appealsAgainst(db: Db, suspensionIds: readonly string[]): Promise<AppealRow[]> {
  return db.selectFrom('appeals').selectAll().where('suspensionId', '=', anyOf(suspensionIds)).execute();
}

export type AppealOutcome = { state: AppealState; note: string | null; decidedBy: string; decidedAt: Date };

/** Undefined when the appeal does not wait (any more), so that of several administrators one decides. */
export async function decideAppeal(db: Db, appeal: { id: string } | { suspensionId: string }, outcome: AppealOutcome) {
  return db
    .updateTable('appeals')
    .set(outcome)
    .where((eb) => eb.and(appeal))
    .where('state', '=', 'waiting')
    .returningAll()
    .executeTakeFirst();
}

/** Without the administrator's own. */
const appealsFor = (db: Db, readerId: string) => db.selectFrom('appeals').selectAll().where('userId', '<>', readerId);

export async function waitingAppeals(db: Db, readerId: string, { after, limit }: Page<TimePlace>) {
  let page = appealsFor(db, readerId).where('state', '=', 'waiting');
  if (after !== null) page = page.where(sql<boolean>`(created_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`);
  return page.orderBy('createdAt').orderBy('id').limit(limit).execute();
}

export async function decidedAppeals(db: Db, readerId: string, state: AppealState, { after, limit }: Page<TimePlace>) {
  let page = appealsFor(db, readerId).where('state', '=', state).where('state', '<>', 'waiting');
  if (after !== null) page = page.where(sql<boolean>`(decided_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  return page.orderBy('decidedAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
