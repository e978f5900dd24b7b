/** The facts that decide if reports of a minor limit a person. */
import { sql } from 'kysely';
import { limits } from '#rules/limits.ts';
import type { Reporter } from '#rules/reporters.ts';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';

/** Holds until the transaction ends, so that a reporter's reports are stored one after the other. */
export async function lockReporter(db: Db, reporterId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reporter ${reporterId}`}, 0))`.execute(db);
}

/** Holds until the transaction ends, so that limits are decided one after the other. */
export async function lockLimits(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('limits', 0))`.execute(db);
}

/** The counting reports of minors by one reporter since an instant, without those of the person `except`. */
export async function countedSince(
  db: Db,
  { reporterId, except, since }: { reporterId: string; except: string; since: Date },
): Promise<number> {
  const { counted } = await db
    .selectFrom('reportedUsers')
    .select(sql<number>`count(*)::int`.as('counted'))
    .where('reporterId', '=', reporterId)
    .where('reportedId', '<>', except)
    .where('reason', '=', 'underage')
    .where('counts', '=', true)
    .where('waitingSince', '>', since)
    .executeTakeFirstOrThrow();
  return counted;
}

/** True if a moderator looked at a person and found them old enough. */
export async function isCleared(db: Db, personId: string): Promise<boolean> {
  const row = await db
    .selectFrom('reportedUsers')
    .select('id')
    .where('reportedId', '=', personId)
    .where('reason', '=', 'underage')
    .where('clearedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function waitingReporters(db: Db, personId: string, now: Date): Promise<Reporter[]> {
  const lately = new Date(now.getTime() - limits.reports.muted.withinMs);
  const { rows } = await sql<Reporter>`
    select u.id, u.created_at as joined_at, encode(u.joined_network, 'hex') as network, r.waiting_since as reported_at,
      u.email_verified_at is not null as is_confirmed,
      exists (select from profile_photos f where f.user_id = u.id and f.state = 'ready') as has_photo,
      made.upheld, made.dismissed, made.dismissed_lately
    from reported_users r join users u on u.id = r.reporter_id
    cross join lateral (
      select count(o.upheld_at)::int as upheld, count(o.dismissed_at)::int as dismissed,
        count(*) filter (where o.dismissed_at > ${lately}::timestamptz)::int as dismissed_lately
      from reported_users o where o.reporter_id = u.id) made
    where r.reported_id = ${personId}::uuid and r.reason = 'underage' and r.state = 'open' and r.counts
    order by r.waiting_since, r.id`.execute(db);
  return rows;
}

/** The pairs among these people who ever matched, each as both ids in their order. */
export async function pairsAmong(db: Db, ids: readonly string[]): Promise<[string, string][]> {
  const rows = await db
    .selectFrom('matches')
    .select(['user1Id', 'user2Id'])
    .where('user1Id', '=', anyOf(ids))
    .where('user2Id', '=', anyOf(ids))
    .execute();
  return rows.map(({ user1Id, user2Id }) => [user1Id, user2Id]);
}

export async function limitedAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where('limitedAt', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function limitedPage(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles')
    .select('id')
    .where('limitedAt', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function timesBetween(db: Db, action: string, after: Date, until: Date): Promise<number> {
  const { times } = await db
    .selectFrom('auditEvents')
    .select(sql<number>`count(*)::int`.as('times'))
    // A literal, since Postgres uses the partial index of limits only if it can prove the index's condition.
    .where('action', '=', sql.lit(action))
    .where('createdAt', '>', after)
    .where('createdAt', '<=', until)
    .executeTakeFirstOrThrow();
  return times;
}

/** Marks every waiting report of a person as under 18: a moderator found them old enough. */
export async function clearReportsOf(db: Db, personId: string, at: Date): Promise<void> {
  await db
    .updateTable('reportedUsers')
    .set({ clearedAt: at })
    .where('reportedId', '=', personId)
    .where('reason', '=', 'underage')
    .where('state', '=', 'open')
    .execute();
}
