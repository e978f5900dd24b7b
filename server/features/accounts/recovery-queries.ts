import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { Database, PasswordResetsTable } from '#server/db/rows.generated.ts';

export type ResetRow = Selectable<PasswordResetsTable>;
export type Purpose = 'reset' | 'sign_in';

/** The throttle subject of a request: the hash of its address, with or without an account. */
export const subjectOf = ({ accountKey }: Pick<ResetRow, 'accountKey'>): string => accountKey.toString('base64url');

/** A newer request counts once its email was sent. Otherwise repeated requests of a stranger would void all others. */
const isNewest = (eb: ExpressionBuilder<Database, 'passwordResets'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('passwordResets as newer')
        .select(sql`1`.as('one'))
        .whereRef('newer.accountKey', '=', 'passwordResets.accountKey')
        .whereRef('newer.id', '>', 'passwordResets.id')
        .where('newer.sentAt', 'is not', null),
    ),
  );

export async function insertReset(db: Db, row: Insertable<PasswordResetsTable> & { purpose: Purpose }): Promise<void> {
  await db.insertInto('passwordResets').values(row).execute();
}

export async function openReset(db: Db, id: string, now: Date): Promise<ResetRow | undefined> {
  return db
    .selectFrom('passwordResets')
    .selectAll()
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('linkExpiresAt', '>', now)
    .where(isNewest)
    .executeTakeFirst();
}

/** Spends one try of a request's code and returns the request. Concurrent calls together get at most `tries`. */
export async function spendTry(db: Db, id: string, tries: number, now: Date): Promise<ResetRow | undefined> {
  return db
    .updateTable('passwordResets')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('codeExpiresAt', '>', now)
    .where('tries', '<', tries)
    .where(isNewest)
    .returningAll()
    .executeTakeFirst();
}

export async function returnTry(db: Db, id: string): Promise<void> {
  await db
    .updateTable('passwordResets')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('id', '=', id)
    .where('tries', '>', 0)
    .execute();
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('passwordResets').set({ sentAt: now }).where('id', '=', id).execute();
}

/** Uses a request up; false if it was used or replaced by a newer one. */
export async function spendReset(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where(isNewest)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function voidResetsOf(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();
}

export async function deleteResetsMadeBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('passwordResets').where('createdAt', '<', before).execute();
}
