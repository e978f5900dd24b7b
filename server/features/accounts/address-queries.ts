import type { Insertable, Selectable } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { EmailVerificationsTable, FormerAddressesTable } from '#server/db/rows.generated.ts';

export type VerificationRow = Selectable<EmailVerificationsTable>;

/** Keeps that an address waits to be confirmed, in the place of what the person had waiting before. */
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

/** Takes a confirmation that is still good: of any number at once, one gets it. */
export async function takeVerification(db: Db, id: string, now: Date): Promise<VerificationRow | undefined> {
  return db
    .deleteFrom('emailVerifications')
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/** Forgets a change of address that waits to be confirmed; one of the account's own address goes on. */
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

/** The address that a letter about its change goes to. */
export async function formerAddressById(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('formerAddresses').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email;
}

export async function deleteFormerAddressesMadeBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('formerAddresses').where('createdAt', '<', before).execute();
}

/** Sets the person's confirmed address; fails on users_email_key when somebody has it. */
export async function setConfirmedEmail(db: Db, userId: string, email: string, now: Date): Promise<void> {
  await db.updateTable('users').set({ email, emailVerifiedAt: now }).where('id', '=', userId).execute();
}

export async function deleteVerificationsExpiredBy(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('emailVerifications').where('expiresAt', '<=', now).execute();
}
