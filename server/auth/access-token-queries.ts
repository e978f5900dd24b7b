import { sql } from 'kysely';
import type { Db } from '../db/pool.ts';
import type { AccessTokenRow } from '../db/rows.ts';

export async function touchAccessToken(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('accessTokens').set({ lastUsedAt: now }).where('id', '=', id).execute();
}

const live = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('accessTokens')
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now);

/** `insertAccessToken` bounds their number. */
export async function accessTokensOfUser(db: Db, userId: string, now: Date): Promise<AccessTokenRow[]> {
  return live(db, userId, now).selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
}

/** False if the person has `most` valid ones. Call it in a transaction: calls for one person queue. */
export async function insertAccessToken(db: Db, row: AccessTokenRow, most: number): Promise<boolean> {
  await db.selectFrom('users').select('id').where('id', '=', row.userId).forNoKeyUpdate().execute();
  const { count } = await live(db, row.userId, row.createdAt)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  await db.insertInto('accessTokens').values(row).execute();
  return true;
}

export async function revokeAccessTokensOf(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('accessTokens')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute();
}

export async function revokeAccessToken(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accessTokens')
    .set({ revokedAt: now })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
