import { sql } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';

/** Stores a secret that awaits its first code; false if two-factor sign-in is on. */
export async function setPendingTotp(db: Db, userId: string, sealed: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totpSecret: sealed, totpLastStep: null })
    .where('id', '=', userId)
    .where('totpEnabledAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Turns two-factor sign-in on with a confirmed secret; false if it is on, or if the secret was replaced. */
export async function enableTotp(db: Db, userId: string, sealed: Buffer, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totpEnabledAt: now, totpLastStep: step })
    .where('id', '=', userId)
    .where('totpSecret', '=', sealed)
    .where('totpEnabledAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function disableTotp(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
    .where('id', '=', userId)
    .execute();
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
}

/** Uses the code of a time step. Each step works once, and none before the last used one. */
export async function spendStep(db: Db, userId: string, sealed: Buffer, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totpLastStep: step })
    .where('id', '=', userId)
    .where('totpSecret', '=', sealed)
    .where('totpEnabledAt', 'is not', null)
    .where((eb) => eb.or([eb('totpLastStep', 'is', null), eb('totpLastStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function spendRecoveryCode(db: Db, userId: string, codeHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ userId, codeHash })))
    .execute();
}

export async function recoveryCodesLeft(db: Db, userIds: readonly string[]) {
  return db
    .selectFrom('recoveryCodes')
    .select(['userId', sql<number>`count(*)::int`.as('left')])
    .where('userId', '=', anyOf(userIds))
    .where('usedAt', 'is', null)
    .groupBy('userId')
    .execute();
}
