import { sql } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { TrustedFriendRow } from '#server/db/rows.ts';

/** So that two invitations at once are counted one after the other. */
export async function lockFriendsOf(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('friends ' || ${userId}, 0))`.execute(db);
}

/** Those who have not answered in time are left out. */
export async function friendsOf(db: Db, userIds: readonly string[], askedAfter: Date): Promise<TrustedFriendRow[]> {
  return db
    .selectFrom('trustedFriends')
    .selectAll()
    .where('userId', '=', anyOf(userIds))
    .where((eb) => eb.or([eb('confirmedAt', 'is not', null), eb('invitedAt', '>', askedAfter)]))
    .orderBy('invitedAt')
    .orderBy('id')
    .execute();
}

/** In place of an invitation that was not answered in time. */
export async function insertFriend(db: Db, row: TrustedFriendRow): Promise<void> {
  const { id, invitedAt } = row;
  await db
    .insertInto('trustedFriends')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'email']).doUpdateSet({ id, invitedAt, confirmedAt: null }))
    .execute();
}

export type Invitation = TrustedFriendRow & { fullName: string };

/** Undefined when the friend said no, or did not answer in time. */
export async function invitationById(db: Db, id: string, askedAfter: Date): Promise<Invitation | undefined> {
  return db
    .selectFrom('trustedFriends as f')
    .innerJoin('users as u', 'u.id', 'f.userId')
    .selectAll('f')
    .select('u.fullName')
    .where('f.id', '=', id)
    .where((eb) => eb.or([eb('f.confirmedAt', 'is not', null), eb('f.invitedAt', '>', askedAfter)]))
    .executeTakeFirst();
}

export async function confirmFriend(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('trustedFriends')
    .set((eb) => ({ confirmedAt: eb.fn.coalesce('confirmedAt', eb.val(at)) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteFriend(db: Db, id: string): Promise<void> {
  await db.deleteFrom('trustedFriends').where('id', '=', id).execute();
}

/** False if the person has no such friend, null while the friend looks after a check-in, until a day after its time. */
export async function removeFriendOf(db: Db, userId: string, id: string, dueAfter: Date): Promise<boolean | null> {
  // A check-in that starts meanwhile holds the friend's row until it is there to be seen.
  await sql`select from trusted_friends where id = ${id}::uuid and user_id = ${userId}::uuid for update`.execute(db);
  const { rows } = await sql<{ isWatching: boolean }>`
    select exists (select from check_in_friends w join check_ins c on c.id = w.check_in_id
      where w.friend_id = f.id and (c.state = 'armed' or c.due_at > ${dueAfter}::timestamptz)) as is_watching
    from trusted_friends f where f.id = ${id}::uuid and f.user_id = ${userId}::uuid`.execute(db);
  const [found] = rows;
  if (found === undefined) return false;
  if (found.isWatching) return null;
  await deleteFriend(db, id);
  return true;
}

/** Erases the friend and what other invitations of the address wait. Those to whom it said yes keep their friend, whom they may need tonight. */
export async function refuseForGood(
  db: Db,
  { id, email }: Pick<TrustedFriendRow, 'id' | 'email'>,
  addressHash: Buffer,
  at: Date,
): Promise<void> {
  await db
    .deleteFrom('trustedFriends')
    .where('email', '=', email)
    .where((eb) => eb.or([eb('id', '=', id), eb('confirmedAt', 'is', null)]))
    .execute();
  await db
    .insertInto('friendRefusals')
    .values({ addressHash, refusedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isRefused(db: Db, addressHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('friendRefusals')
    .select('refusedAt')
    .where('addressHash', '=', addressHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteUnconfirmed(db: Db, askedBefore: Date): Promise<void> {
  await db
    .deleteFrom('trustedFriends')
    .where('confirmedAt', 'is', null)
    .where('invitedAt', '<=', askedBefore)
    .execute();
}
