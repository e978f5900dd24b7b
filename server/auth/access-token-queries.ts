import { sql } from 'kysely';
import type { Db } from '../db/pool.ts';
import type { AccessTokenRow } from '../db/rows.ts';

/** Notes that a script's token was used. */
export async function touchAccessToken(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('accessTokens').set({ lastUsedAt: now }).where('id', '=', id).execute();
}

const live = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('accessTokens')
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now);

/** The tokens of a person that still work, newest first; `insertAccessToken` bounds their number. */
export async function accessTokensOfUser(db: Db, userId: string, now: Date): Promise<AccessTokenRow[]> {
  return live(db, userId, now).selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc').execute();
}

/** Stores a token unless the person has `most` of them; call it in a transaction, which queues behind another of the same person. */
export async function insertAccessToken(db: Db, row: AccessTokenRow, most: number): Promise<boolean> {
  await db.selectFrom('users').select('id').where('id', '=', row.userId).forNoKeyUpdate().execute();
  const { count } = await live(db, row.userId, row.createdAt)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= most) return false;
  await db.insertInto('accessTokens').values(row).execute();
  return true;
}

/** Ends every token of a person. */
export async function revokeAccessTokensOf(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('accessTokens')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Ends a token of a person and says whether there was one that still worked. */
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
