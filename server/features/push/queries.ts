import { type RawBuilder, sql } from 'kysely';
import type { NoticeKind } from '#rules/notices.ts';
import { isLiveSession } from '#server/db/live-listener.ts';
import { isLiveMatchOf, nobodyLeaves } from '#server/db/live-match.ts';
import type { Db } from '#server/db/pool.ts';
import type { NoticeSettingsRow } from '#server/db/rows.ts';
import type { PushDevice } from '#server/ports/push.ts';

/** See migrations/functions/enqueue_push.sql. `at`: when it happened. `heldUntil`: when the visible page that held it back counted as gone. */
export type WaitingPush = {
  sessionId: string;
  kind: NoticeKind;
  subjectId: string;
  tag: string;
  at: string;
  heldUntil?: string;
};

/** Sessions that register one endpoint at once come one after the other. */
export async function lockEndpoint(db: Db, endpoint: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('push ' || ${endpoint}, 0))`.execute(db);
}

export async function deleteElsewhere(db: Db, sessionId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where('endpoint', '=', endpoint)
    .where('sessionId', '<>', sessionId)
    .execute();
}

export async function putSubscription(db: Db, row: PushDevice & { sessionId: string; createdAt: Date }): Promise<void> {
  const { sessionId: _, ...changes } = row;
  await db
    .insertInto('pushSubscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet(changes))
    .execute();
}

export async function keepNewest(db: Db, userId: string, limit: number): Promise<void> {
  await sql`
    delete from push_subscriptions where session_id in (
      select p.session_id from push_subscriptions p join sessions s on s.id = p.session_id
      where s.user_id = ${userId}::uuid order by p.created_at desc, p.session_id desc offset ${limit})`.execute(db);
}

/** With an `endpoint`, only if the session still has that one. */
export async function deleteSubscription(db: Db, sessionId: string, endpoint?: string): Promise<void> {
  await db
    .deleteFrom('pushSubscriptions')
    .where('sessionId', '=', sessionId)
    .$if(endpoint !== undefined, (query) => query.where('endpoint', '=', endpoint ?? ''))
    .execute();
}

type Settings = Omit<NoticeSettingsRow, 'userId' | 'letteredOn'>;

const settings = sql`coalesce(n.unwanted_pushes, '{}') as unwanted_pushes, coalesce(n.unwanted_letters, '{}') as unwanted_letters, coalesce(n.has_names, false) as has_names, coalesce(n.has_refused_push, false) as has_refused_push,
  coalesce(n.quiet_from, 0) as quiet_from, coalesce(n.quiet_until, 0) as quiet_until`;

export async function settingsOf(
  db: Db,
  userId: string,
  sessionId: string | null,
): Promise<Settings & { isPushOn: boolean; hasPushDevice: boolean }> {
  const { rows } = await sql<Settings & { isPushOn: boolean; hasPushDevice: boolean }>`
    select ${settings}, coalesce(bool_or(p.session_id = ${sessionId}::uuid), false) as is_push_on,
      count(p.session_id) > 0 as has_push_device
    from (select ${userId}::uuid as id) u left join notice_settings n on n.user_id = u.id
    left join sessions s on s.user_id = u.id left join push_subscriptions p on p.session_id = s.id
    group by n.user_id`.execute(db);
  return rows[0] as Settings & { isPushOn: boolean; hasPushDevice: boolean };
}

/** What is undefined stays. */
export async function putSettings(db: Db, userId: string, changes: Partial<Settings>): Promise<void> {
  await db
    .insertInto('noticeSettings')
    .values({ ...changes, userId })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ ...changes, userId }))
    .execute();
}

export async function putVisible(db: Db, sessionId: string, visibleUntil: Date): Promise<void> {
  await db
    .insertInto('visiblePages')
    .values({ sessionId, visibleUntil })
    .onConflict((conflict) => conflict.column('sessionId').doUpdateSet({ visibleUntil }))
    .execute();
}

/** `visibleUntil`: of the pages on all devices of the person, past or to come. */
export type Reached = PushDevice & Settings & { userId: string; visibleUntil: Date | null };

/** Undefined unless the session is live and its person neither suspended nor about to leave. */
export async function deviceOf(db: Db, sessionId: string, at: Date): Promise<Reached | undefined> {
  const { rows } = await sql<Reached>`
    select p.endpoint, p.p256dh, p.auth, s.user_id, ${settings}, (
      select max(v.visible_until) from visible_pages v join sessions vs on vs.id = v.session_id
      where vs.user_id = s.user_id) as visible_until
    from push_subscriptions p, sessions s left join notice_settings n on n.user_id = s.user_id, users u
    where p.session_id = ${sessionId}::uuid and ${isLiveSession({ userId: sql`s.user_id`, sessionId: sql`p.session_id`, at })}`.execute(
    db,
  );
  return rows[0];
}

/** What a push is about: the other person's name, and the match if there is one. */
export type Subject = { fullName: string | null; matchId: string | null };

/** SQL: a match `m` of the person with somebody `o`, which exists for both. */
export const matchWithOther = (userId: string): RawBuilder<unknown> => sql`
  join users o on o.id in (m.user1_id, m.user2_id) and o.id <> ${userId}::uuid and o.suspended_at is null
    and ${isLiveMatchOf(userId)} and ${nobodyLeaves}`;

const subjects: Record<
  Exclude<NoticeKind, 'like' | 'plan_ends'>,
  (userId: string, id: string, now: Date) => RawBuilder<Subject>
> = {
  match: (userId, id) => sql`
      select o.full_name, m.id as match_id from matches m ${matchWithOther(userId)} where m.id = ${id}::uuid`,
  message: (userId, id) => sql`
      select o.full_name, m.id as match_id from messages x join matches m on m.id = x.match_id ${matchWithOther(userId)}
      where x.id = ${id}::uuid and x.sender_id = o.id and x.read_at is null`,
  missed_call: (userId, id, now) => subjects.message(userId, id, now),
  // Who made the latest change knows of it.
  date_plan: (userId, id) => sql`
      select o.full_name, m.id as match_id from date_plans p join matches m on m.id = p.match_id ${matchWithOther(userId)}
      where p.id = ${id}::uuid and p.changed_by_id <> ${userId}::uuid`,
  // Quiet hours may have held it until the date has begun, or was put off.
  date_reminder: (userId, id, now) => sql`
      select o.full_name, m.id as match_id from date_plans p join matches m on m.id = p.match_id ${matchWithOther(userId)}
      where p.id = ${id}::uuid and p.state = 'accepted'
        and p.starts_at > ${now}::timestamptz and p.starts_at < ${now}::timestamptz + interval '25 hours'`,
  // An answer takes the question back.
  date_review: (userId, id) => sql`
      select o.full_name, m.id as match_id from date_plans p join matches m on m.id = p.match_id ${matchWithOther(userId)}
      where p.id = ${id}::uuid and p.state in ('accepted', 'over')
        and not exists (select from date_reviews r where r.plan_id = p.id and r.user_id = ${userId}::uuid)`,
  // A session that waits for them since the other one moved, or the line of one that has ended.
  game: (userId, id, now) => sql`
      select o.full_name, m.id as match_id from game_sessions g join matches m on m.id = g.match_id ${matchWithOther(userId)}
      where g.id = ${id}::uuid and g.turn_user_id = ${userId}::uuid and g.status in ('invited', 'playing')
        and not exists (select from game_moves v where v.session_id = g.id and v.version = g.version and v.user_id = ${userId}::uuid)
      union all ${subjects.message(userId, id, now)}`,
  check_in: (userId, id) => sql`
      select null as full_name, null as match_id from check_ins
      where id = ${id}::uuid and user_id = ${userId}::uuid and state <> 'safe'`,
  selfie_reviewed: (userId, id) => sql`
      select null as full_name, null as match_id from verifications
      where id = ${id}::uuid and user_id = ${userId}::uuid and status <> 'pending'`,
};

/** Undefined if it is over, or has been seen. */
export async function subjectOf(
  db: Db,
  kind: keyof typeof subjects,
  userId: string,
  id: string,
  now: Date,
): Promise<Subject | undefined> {
  return (await subjects[kind](userId, id, now).execute(db)).rows[0];
}
