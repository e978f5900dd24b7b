import type { Insertable } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { UsersTable } from '#server/db/rows.generated.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Role } from '#server/platform/context/context.ts';

/** False if the address has an account. Of several concurrent calls with one address, one succeeds. */
export async function insertUser(db: Db, row: Insertable<UsersTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export type Acceptance = { id: string; userId: string; privacyVersion: string; termsVersion: string; acceptedAt: Date };

export async function insertAcceptance(db: Db, row: Acceptance): Promise<void> {
  await db.insertInto('privacyAcceptances').values(row).execute();
}

/** An account by its address, without regard to case. */
export async function userByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function usersByIds(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  return db.selectFrom('users').selectAll().where('id', '=', anyOf(ids)).execute();
}

export async function rolesByUserIds(db: Db, ids: readonly string[]): Promise<{ userId: string; role: string }[]> {
  return db
    .selectFrom('userRoles')
    .select(['userId', 'role'])
    .where('userId', '=', anyOf(ids))
    .orderBy('role')
    .execute();
}

export async function insertRole(db: Db, userId: string, role: Role, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('userRoles')
    .values({ userId, role, grantedAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'role']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** True the first time. A concurrent call waits for the first. */
export async function setBetaOnboarded(db: Db, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ betaOnboardedAt: now })
    .where('id', '=', userId)
    .where('betaOnboardedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setOffersByMail(db: Db, userId: string, wanted: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ offersByMail: wanted })
    .where('id', '=', userId)
    .where('offersByMail', '!=', wanted)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Suspends a person, or ends the suspension (`at` is null); returns true if it changed. */
export async function setSuspended(db: Db, userId: string, at: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ suspendedAt: at })
    .where('id', '=', userId)
    .where('suspendedAt', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Locks an account; call it before any other lock. False if the account is suspended, gone, or has another password or second factor. */
export async function lockUnchanged(
  db: Db,
  { id, passwordHash, totpEnabledAt }: Pick<UserRow, 'id' | 'passwordHash' | 'totpEnabledAt'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .where('totpEnabledAt', 'is not distinct from', totpEnabledAt)
    .where('suspendedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function lockUser(db: Db, id: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function lockUsers(db: Db, ids: readonly string[]): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', anyOf(ids)).orderBy('id').forNoKeyUpdate().execute();
}

/** Replaces a password hash; false if it is not `before` any more. */
export async function replacePassword(db: Db, userId: string, before: string, after: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ passwordHash: after })
    .where('id', '=', userId)
    .where('passwordHash', '=', before)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets a password after a mailed proof. The proof also confirms the email address. */
export async function resetPasswordHash(db: Db, userId: string, passwordHash: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set(({ fn, val }) => ({ passwordHash, emailVerifiedAt: fn.coalesce('emailVerifiedAt', val(now)) }))
    .where('id', '=', userId)
    .execute();
}

/** Marks the address as confirmed, unless it is. A mailed proof shows that the person reads it. */
export async function confirmOwnEmail(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ emailVerifiedAt: now })
    .where('id', '=', userId)
    .where('emailVerifiedAt', 'is', null)
    .execute();
}

/** In a transaction: concurrent callers wait until it ends. */
export async function lockAdmins(db: Db): Promise<string[]> {
  await db.selectFrom('userRoles').select('userId').where('role', '=', 'admin').orderBy('userId').forUpdate().execute();
  // A second statement, because the first one reads the accounts as they were before it waited.
  return openAdminIds(db);
}

export async function openAdminIds(db: Db): Promise<string[]> {
  const admins = await db
    .selectFrom('userRoles')
    .innerJoin('users', 'users.id', 'userRoles.userId')
    .select('users.id')
    .where('userRoles.role', '=', 'admin')
    .where('users.suspendedAt', 'is', null)
    .where('users.deletionRequestedAt', 'is', null)
    .execute();
  return admins.map(({ id }) => id);
}
