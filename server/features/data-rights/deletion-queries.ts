import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { DeletionRequestRow, UserRow } from '#server/db/rows.ts';

/** Call it before any other lock, as sign-in does. */
export async function lockAccount(db: Db, userId: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

export async function pendingRequests(db: Db, userIds: readonly string[]): Promise<DeletionRequestRow[]> {
  return db
    .selectFrom('deletionRequests')
    .selectAll()
    .where('userId', '=', anyOf(userIds))
    .where('status', '=', 'pending')
    .execute();
}

export async function requestById(db: Db, id: string): Promise<DeletionRequestRow | undefined> {
  return db.selectFrom('deletionRequests').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertRequest(db: Db, row: DeletionRequestRow): Promise<void> {
  await db.insertInto('deletionRequests').values(row).execute();
}

export async function cancelPending(db: Db, userId: string, now: Date): Promise<{ id: string } | undefined> {
  return db
    .updateTable('deletionRequests')
    .set({ status: 'cancelled', cancelledAt: now })
    .where('userId', '=', userId)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
}

/** Hides the account and its profile from everybody; null shows them again. */
export async function setDeletionRequested(db: Db, userId: string, deletionRequestedAt: Date | null): Promise<void> {
  await db.updateTable('users').set({ deletionRequestedAt }).where('id', '=', userId).execute();
  await db.updateTable('profiles').set({ deletionRequestedAt }).where('id', '=', userId).execute();
}
