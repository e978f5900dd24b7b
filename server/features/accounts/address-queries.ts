import type { Insertable, Selectable } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { EmailVerificationsTable, FormerAddressesTable } from '#server/db/rows.generated.ts';

export type VerificationRow = Selectable<EmailVerificationsTable>;

export async function replaceVerification(db: Db, row: VerificationRow): Promise<void> {
  const { userId: _, ...fresh } = row;
  await db
    .insertInto('emailVerifications')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(fresh))
    .execute();
}

export async function verificationById(db: Db, id: string, now: Date): Promise<VerificationRow | undefined> {
  return db
    .selectFrom('emailVerifications')
    .selectAll()
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

export async function verificationsByUserIds(db: Db, userIds: readonly string[]): Promise<VerificationRow[]> {
  return db.selectFrom('emailVerifications').selectAll().where('userId', '=', anyOf(userIds)).execute();
}

/** Deletes an unexpired confirmation and returns it. Of several concurrent calls, only one gets it. */
export async function takeVerification(db: Db, id: string, now: Date): Promise<VerificationRow | undefined> {
  return db
    .deleteFrom('emailVerifications')
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a pending change of address. A confirmation of the account's current address stays. */
export async function deletePendingChange(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('emailVerifications')
    .using('users')
    .whereRef('users.id', '=', 'emailVerifications.userId')
    .where('emailVerifications.userId', '=', userId)
    .whereRef('emailVerifications.email', '!=', 'users.email')
    .execute();
}

export async function insertFormerAddress(db: Db, row: Insertable<FormerAddressesTable>): Promise<void> {
  await db.insertInto('formerAddresses').values(row).execute();
}

export async function formerAddressById(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('formerAddresses').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email;
}

export async function deleteFormerAddressesMadeBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('formerAddresses').where('createdAt', '<', before).execute();
}

/** Fails on users_email_key if another account has the address. */
export async function setConfirmedEmail(db: Db, userId: string, email: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ email, emailVerifiedAt: now }).where('id', '=', userId).execute();
}

export async function deleteVerificationsExpiredBy(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('emailVerifications').where('expiresAt', '<=', now).execute();
}
