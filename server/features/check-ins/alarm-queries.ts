import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { CheckInRow } from '#server/db/rows.ts';

export type Asked = Pick<CheckInRow, 'userId' | 'dueAt'> & { email: string; fullName: string };

/** Undefined if a PIN ended the check-in or moved its time. */
export async function askedOf(db: Db, id: string, version: number): Promise<Asked | undefined> {
  const { rows } = await sql<Asked>`
    select c.user_id, c.due_at, u.email, u.full_name
    from check_ins c join users u on u.id = c.user_id
    where c.id = ${id}::uuid and c.version = ${version} and c.state = 'armed'`.execute(db);
  return rows[0];
}

export type Friend = Pick<CheckInRow, 'dueAt' | 'version' | 'silentAlarmAt'> & { email: string; fullName: string };

/** Undefined once the friend has left. */
export async function friendOf(db: Db, checkInId: string, friendId: string): Promise<Friend | undefined> {
  return db
    .selectFrom('checkInFriends as w')
    .innerJoin('checkIns as c', 'c.id', 'w.checkInId')
    .innerJoin('trustedFriends as f', 'f.id', 'w.friendId')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .select(['c.dueAt', 'c.version', 'c.silentAlarmAt', 'f.email', 'u.fullName'])
    .where('w.checkInId', '=', checkInId)
    .where('w.friendId', '=', friendId)
    .executeTakeFirst();
}

/** The queue waits longer after each failure, up to hours, and gives up in the end. These never: `sendToFriend` ends by itself once all is past. */
export async function retryLettersNow(db: Db): Promise<void> {
  await sql`
    select graphile_worker.reschedule_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier = 'sendToFriend' and attempts > 0 and locked_at is null and (run_at > now() + interval '1 minute' or attempts >= max_attempts)
    ), run_at := now(), attempts := 1)`.execute(db);
}

/** Whose alarm is overdue although its job should have raised it. */
export async function overdue(db: Db, dueBefore: Date): Promise<Pick<CheckInRow, 'id' | 'version'>[]> {
  return db
    .selectFrom('checkIns')
    .select(['id', 'version'])
    .where('state', '=', 'armed')
    .where('dueAt', '<=', dueBefore)
    .execute();
}
