import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { Database, PasswordResetsTable } from '#server/db/rows.generated.ts';

export type ResetRow = Selectable<PasswordResetsTable>;
/** What the letter of a request opens. */
export type Purpose = 'reset' | 'sign_in';

/** Whose windows a request counts in: an address's, whether or not it has an account. */
export const subjectOf = ({ accountKey }: Pick<ResetRow, 'accountKey'>): string => accountKey.toString('base64url');

/** Ids ascend with time. A newer request counts once its letter was sent: else whoever asks again and again would keep others out. */
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

/** A request whose link is good: unused, not too old, and the newest of its address. */
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

/** Spends one of the tries that a request's code has and returns the request: of any number at once, so many get it. */
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

/** Gives a try back whose code was right, where something else was missing. */
export async function returnTry(db: Db, id: string): Promise<void> {
  await db
    .updateTable('passwordResets')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('id', '=', id)
    .where('tries', '>', 0)
    .execute();
}

/** Notes that the letter of a request is out, or would be. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('passwordResets').set({ sentAt: now }).where('id', '=', id).execute();
}

/** Uses a request up; false when it was used before or a newer one took its place. */
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

/** Makes every open request of a person worthless. */
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
