import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { CheckInRow } from '#server/db/rows.ts';

export type Shared = CheckInRow & {
  friendId: string;
  fullName: string;
  codeSentAt: Date | null;
  codeTries: number;
};

export async function sharedByToken(db: Db, tokenHash: Buffer): Promise<Shared | undefined> {
  return db
    .selectFrom('checkInFriends as w')
    .innerJoin('checkIns as c', 'c.id', 'w.checkInId')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .selectAll('c')
    .select(['w.friendId', 'w.codeSentAt', 'w.codeTries', 'u.fullName'])
    .where('w.tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

export async function noteCode(db: Db, { id, friendId }: Shared, sentAt: Date): Promise<void> {
  await db
    .updateTable('checkInFriends')
    .set({ codeSentAt: sentAt, codeTries: 0 })
    .where('checkInId', '=', id)
    .where('friendId', '=', friendId)
    .execute();
}

/** Counted before the code is compared, so that guesses at once all count. The count after it. */
export async function countTry(db: Db, { id, friendId }: Shared): Promise<number> {
  const { rows } = await sql<{ codeTries: number }>`
    update check_in_friends set code_tries = code_tries + 1
    where check_in_id = ${id}::uuid and friend_id = ${friendId}::uuid returning code_tries`.execute(db);
  return rows[0]?.codeTries ?? Number.POSITIVE_INFINITY;
}

export async function uncountTry(db: Db, { id, friendId }: Shared): Promise<void> {
  await sql`update check_in_friends set code_tries = greatest(0, code_tries - 1)
    where check_in_id = ${id}::uuid and friend_id = ${friendId}::uuid`.execute(db);
}
