import { sql } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { CheckInRow, TrustedFriendRow } from '#server/db/rows.ts';

export type Pins = { firstHash: string; secondHash: string };

export async function pinsOf(db: Db, userId: string): Promise<Pins | undefined> {
  return db
    .selectFrom('checkInPins')
    .select(['firstHash', 'secondHash'])
    .where('userId', '=', userId)
    .executeTakeFirst();
}

/** False while a check-in runs. */
export async function putPins(db: Db, userId: string, { firstHash, secondHash }: Pins, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into check_in_pins (user_id, first_hash, second_hash, set_at)
    select ${userId}::uuid, ${firstHash}, ${secondHash}, ${at}::timestamptz
    where not exists (select from check_ins where user_id = ${userId}::uuid and state = 'armed')
    on conflict (user_id) do update set first_hash = excluded.first_hash, second_hash = excluded.second_hash, set_at = excluded.set_at
    returning user_id`.execute(db);
  return rows.length > 0;
}

/** The one that runs, or the latest one. */
export async function newestCheckIn(db: Db, userId: string): Promise<CheckInRow | undefined> {
  return db
    .selectFrom('checkIns')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy(sql`state = 'armed'`, 'desc')
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

/** The same as `newestCheckIn`, locked. Two PINs at once come one after the other. */
export async function lockNewest(db: Db, userId: string): Promise<CheckInRow | undefined> {
  const newest = await newestCheckIn(db, userId);
  if (newest === undefined) return undefined;
  return db.selectFrom('checkIns').selectAll().where('id', '=', newest.id).forUpdate().executeTakeFirst();
}

/** Undefined while another one runs. */
export async function insertCheckIn(db: Db, row: CheckInRow): Promise<CheckInRow | undefined> {
  return db
    .insertInto('checkIns')
    .values(row)
    .onConflict((conflict) => conflict.column('userId').where(sql<boolean>`state = 'armed'`).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export type Watcher = { checkInId: string; friendId: string; tokenHash: Buffer };

export async function insertWatchers(db: Db, watchers: readonly Watcher[]): Promise<void> {
  await db
    .insertInto('checkInFriends')
    .values(watchers.map((watcher) => ({ ...watcher, codeSentAt: null, codeTries: 0 })))
    .execute();
}

export async function friendsOfCheckIns(
  db: Db,
  ids: readonly string[],
): Promise<(TrustedFriendRow & { checkInId: string })[]> {
  return db
    .selectFrom('checkInFriends as w')
    .innerJoin('trustedFriends as f', 'f.id', 'w.friendId')
    .selectAll('f')
    .select('w.checkInId')
    .where('w.checkInId', '=', anyOf(ids))
    .orderBy('f.invitedAt')
    .orderBy('f.id')
    .execute();
}

/** What a right PIN does. One statement for both PINs, with the same work. */
export async function settle(
  db: Db,
  { id, extendBy, isSilent, at }: { id: string; extendBy: number; isSilent: boolean; at: Date },
): Promise<CheckInRow> {
  const isEnd = extendBy === 0;
  const { rows } = await sql<CheckInRow>`
    update check_ins set
      state = case when ${isEnd}::boolean then 'safe' else state end,
      ended_at = case when ${isEnd}::boolean then coalesce(ended_at, ${at}::timestamptz) end,
      due_at = due_at + ${extendBy}::integer * interval '1 minute',
      extended_minutes = extended_minutes + ${extendBy}::integer,
      wrong_pins = 0,
      silent_alarm_at = case when ${isSilent}::boolean then ${at}::timestamptz when not ${isEnd}::boolean then silent_alarm_at end,
      version = version + 1
    where id = ${id}::uuid returning *`.execute(db);
  return rows[0] as CheckInRow;
}

/** With `isAlarm` the alarm is raised with it. */
export async function countWrongPin(db: Db, id: string, isAlarm: boolean): Promise<CheckInRow> {
  return db
    .updateTable('checkIns')
    .set((eb) => ({
      wrongPins: eb('wrongPins', '+', 1),
      ...(isAlarm && { state: 'alarmed', version: eb('version', '+', 1) }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined if a PIN ended it or moved its time, or if it is raised already. */
export async function alarm(db: Db, id: string, version: number): Promise<CheckInRow | undefined> {
  return db
    .updateTable('checkIns')
    .set((eb) => ({ state: 'alarmed', version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'armed')
    .returningAll()
    .executeTakeFirst();
}

export async function deleteEndedBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('checkIns').where('dueAt', '<=', before).where('state', '<>', 'armed').execute();
}
