import { type RawBuilder, sql } from 'kysely';
import type { CallEnd } from '#rules/calls.ts';
import { limits } from '#rules/limits.ts';
import { anyOf } from '#server/db/any-of.ts';
import { isLiveMatch, isLiveMatchOf } from '#server/db/live-match.ts';
import type { Db } from '#server/db/pool.ts';
import type { CallDescriptionRow, CallRow } from '#server/db/rows.ts';

/** Bounds the storage of endless renegotiation. */
const KEPT_DESCRIPTIONS = 20;

const earlier = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** A signed-out device cannot send any signal, not even a hang-up. */
const areSignedIn = sql<boolean>`exists (select from sessions s where s.id = c.caller_session_id)
  and (c.callee_session_id is null or exists (select from sessions s where s.id = c.callee_session_id))`;

/** SQL: the call `c` rings or is active, as `callStateOf` of rules/calls.ts defines it, and its devices are signed in. */
export function isLiveCall(now: Date): RawBuilder<boolean> {
  return sql<boolean>`c.ended_at is null and ${areSignedIn} and case when c.answered_at is null
    then c.started_at > ${earlier(now, limits.calls.ringMs)}::timestamptz
    else least(c.caller_heard_at, c.callee_heard_at) > ${earlier(now, limits.calls.silentMs)}::timestamptz end`;
}

/** SQL: the call `c` was answered, and the person is in it on this device. */
export function isOnDevice(userId: string, sessionId: string): RawBuilder<boolean> {
  return sql<boolean>`c.answered_at is not null and ((c.caller_id = ${userId}::uuid and c.caller_session_id = ${sessionId}::uuid)
    or (c.callee_id = ${userId}::uuid and c.callee_session_id = ${sessionId}::uuid))`;
}

/** The locks are taken in one order, which prevents deadlocks. */
export async function lockPeople(db: Db, people: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended('call ' || id, 0) as key from unnest(${[...people]}::text[]) as person (id) order by key
    ) keys`.execute(db);
}

export async function callById(db: Db, id: string): Promise<CallRow | null> {
  const row = await db.selectFrom('calls').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function liveCalls(db: Db, matchIds: readonly string[], now: Date): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    select c.* from calls c where c.match_id = any(${[...matchIds]}::uuid[]) and ${isLiveCall(now)}`.execute(db);
  return rows;
}

/** In matches that exist for the person, newest first. */
export async function liveCallsOf(db: Db, userId: string, now: Date): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    select c.* from calls c join matches m on m.id = c.match_id
    where ${between([userId])} and ${isLiveCall(now)} and ${isLiveMatchOf(userId)}
    order by c.started_at desc`.execute(db);
  return rows;
}

const between = (people: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(c.caller_id = any(${[...people]}::uuid[]) or c.callee_id = any(${[...people]}::uuid[]))`;

export async function openCallsOf(db: Db, people: readonly string[]): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    select c.* from calls c where c.ended_at is null and ${between(people)}`.execute(db);
  return rows;
}

/** Ends calls that rang or were silent too long, are signed out or in an ended match. Without `people`, those of all. */
export async function endOverdue(db: Db, people: readonly string[] | null, now: Date): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    with overdue as (
      select c.id, case when not (${isLiveMatch} and ${areSignedIn}) then 'hung_up' when c.answered_at is null then 'no_answer' else 'failed' end as reason
      from calls c join matches m on m.id = c.match_id
      where c.ended_at is null and ${people === null ? sql`true` : between(people)} and not (${isLiveCall(now)} and ${isLiveMatch})
      order by c.id for update of c
    ), gone as (
      delete from call_descriptions d using overdue where d.call_id = overdue.id
    )
    update calls set ended_at = ${now}::timestamptz, end_reason = overdue.reason
    from overdue where calls.id = overdue.id and calls.ended_at is null
    returning calls.*`.execute(db);
  return rows;
}

export type NewCall = Pick<CallRow, 'id' | 'matchId' | 'callerId' | 'calleeId' | 'callerSessionId' | 'hasVideo'>;

/** Null if the id is taken or the match is not live for the caller. */
export async function insertCall(db: Db, call: NewCall, now: Date): Promise<CallRow | null> {
  const { rows } = await sql<CallRow>`
    insert into calls (id, match_id, caller_id, callee_id, caller_session_id, has_video, started_at, caller_heard_at)
    select ${call.id}::uuid, m.id, ${call.callerId}::uuid, ${call.calleeId}::uuid, ${call.callerSessionId}::uuid, ${call.hasVideo},
           ${now}::timestamptz, ${now}::timestamptz
    from matches m where m.id = ${call.matchId}::uuid and ${isLiveMatchOf(call.callerId)}
    on conflict (id) do nothing
    returning *`.execute(db);
  return rows[0] ?? null;
}

export async function lockCall(db: Db, id: string): Promise<CallRow | null> {
  const row = await db.selectFrom('calls').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row ?? null;
}

/** The caller has locked the ringing call. */
export async function setAnswered(db: Db, id: string, calleeSessionId: string, now: Date): Promise<CallRow> {
  return db
    .updateTable('calls')
    .set({ answeredAt: now, calleeSessionId, calleeHeardAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes the descriptions too. The caller has locked the call. */
export async function setEnded(db: Db, id: string, endReason: CallEnd, now: Date): Promise<CallRow> {
  await db.deleteFrom('callDescriptions').where('callId', '=', id).execute();
  return db
    .updateTable('calls')
    .set({ endedAt: now, endReason })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A sign of life of a device in a live call. Null if the device is in no such call. */
export async function noteHeard(
  db: Db,
  { id, matchId, userId, sessionId }: { id: string; matchId: string; userId: string; sessionId: string },
  now: Date,
): Promise<CallRow | null> {
  const side = (column: string, person: string) => sql`${sql.ref(column)} =
    case when c.${sql.ref(person)} = ${userId}::uuid then ${now}::timestamptz else c.${sql.ref(column)} end`;
  const { rows } = await sql<CallRow>`
    update calls c set ${side('caller_heard_at', 'caller_id')}, ${side('callee_heard_at', 'callee_id')}
    where c.id = ${id}::uuid and c.match_id = ${matchId}::uuid and ${isLiveCall(now)} and ${isOnDevice(userId, sessionId)}
    returning c.*`.execute(db);
  return rows[0] ?? null;
}

/** Deletes the oldest descriptions above the limit. */
export async function insertDescription(db: Db, row: CallDescriptionRow): Promise<void> {
  await db.insertInto('callDescriptions').values(row).execute();
  await sql`
    delete from call_descriptions where id in (
      select id from call_descriptions where call_id = ${row.callId}::uuid
      order by created_at desc, id desc offset ${KEPT_DESCRIPTIONS}
    )`.execute(db);
}

export async function newestDescription(db: Db, callId: string): Promise<CallDescriptionRow | null> {
  const row = await db
    .selectFrom('callDescriptions')
    .selectAll()
    .where('callId', '=', callId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function newestOfOthers(db: Db, viewerId: string, callIds: readonly string[]) {
  return db
    .selectFrom('callDescriptions')
    .distinctOn('callId')
    .select(['callId', 'sdp'])
    .where('callId', '=', anyOf(callIds))
    .where('senderId', '!=', viewerId)
    .orderBy('callId')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteCallsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('calls').where('startedAt', '<', before).where('endedAt', 'is not', null).execute();
}
