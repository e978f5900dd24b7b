import { type RawBuilder, sql } from 'kysely';
import type { Plan } from '#rules/entitlements.ts';
import { anyOf } from '#server/db/any-of.ts';
import { hasPlan, isLiveSession, type Listener, sessionChecked } from '#server/db/live-listener.ts';
import { isLiveMatch, isLiveMatchOf } from '#server/db/live-match.ts';
import type { Page, TimePlace } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';
import type { MatchRow } from '#server/db/rows.ts';

export async function liveMatches(db: Db, viewerId: string, ids: readonly string[]): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    select m.* from matches m where m.id = any(${[...ids]}::uuid[]) and ${isLiveMatchOf(viewerId)}`.execute(db);
  return rows;
}

/** Null if the listener may not see the match now. `plans` restricts it to listeners with one of these plans. */
export async function readMatch(db: Db, listener: Listener, matchId: string, plans: readonly Plan[] | null) {
  const { rows } = await sql<MatchRow>`
    select m.* from matches m, sessions s, users u
    where m.id = ${matchId}::uuid and ${isLiveMatchOf(listener.userId)} and ${isLiveSession(listener)}
      and ${hasPlan(listener, plans)}`.execute(db);
  return sessionChecked(rows[0]);
}

/** Null when the two people have no live match. */
export async function endLiveMatch(db: Db, one: string, other: string, now: Date): Promise<MatchRow | null> {
  const { rows } = await sql<MatchRow>`
    update matches set ended_at = ${now}::timestamptz
    where user1_id = least(${one}::uuid, ${other}::uuid) and user2_id = greatest(${one}::uuid, ${other}::uuid) and ended_at is null
    returning *`.execute(db);
  return rows[0] ?? null;
}

export async function endLiveMatchesOf(db: Db, userId: string, now: Date): Promise<MatchRow[]> {
  return db
    .updateTable('matches')
    .set({ endedAt: now })
    .where((eb) => eb.or([eb('user1Id', '=', userId), eb('user2Id', '=', userId)]))
    .where('endedAt', 'is', null)
    .returningAll()
    .execute();
}

/** Null unless the viewer may see the match. Of parallel calls exactly one finds it. */
export async function endMatchOfViewer(db: Db, viewerId: string, matchId: string, now: Date): Promise<MatchRow | null> {
  const { rows } = await sql<MatchRow>`
    update matches m set ended_at = ${now}::timestamptz
    where m.id = ${matchId}::uuid and ${isLiveMatchOf(viewerId)}
    returning *`.execute(db);
  return rows[0] ?? null;
}

/** Newest first: all of them, or those in which nobody wrote. Reads one index for each side of a match. */
export async function matchesPage(
  db: Db,
  viewerId: string,
  { after, limit }: Page<TimePlace>,
  isNew: boolean,
): Promise<MatchRow[]> {
  const older = after ? sql`and (m.created_at, m.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  const silent = isNew ? sql`and not exists (select from chat_threads t where t.match_id = m.id)` : sql``;
  const side = (column: 'user1_id' | 'user2_id') => sql`
    (select m.* from matches m
     where m.${sql.ref(column)} = ${viewerId}::uuid and ${isLiveMatchOf(viewerId)} ${silent} ${older}
     order by m.created_at desc, m.id desc limit ${limit})`;
  const { rows } = await sql<MatchRow>`
    ${side('user1_id')} union all ${side('user2_id')} order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

export type Conversation = MatchRow & { lastMessageAt: Date };

/**
 * Reads all threads of the viewer and sorts them. An index in this order would be written by every message, and would cost each of them more
 * than the few inboxes that are long.
 */
export function conversations(viewerId: string, { after, limit }: Page<TimePlace>): RawBuilder<Conversation> {
  const older = after ? sql`and (t.last_message_at, m.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  return sql<Conversation>`
    select m.*, t.last_message_at from matches m join chat_threads t on t.match_id = m.id
    where (m.user1_id = ${viewerId}::uuid or m.user2_id = ${viewerId}::uuid) and ${isLiveMatch} ${older}
    order by t.last_message_at desc, m.id desc limit ${limit}`;
}

/** The one with the last message first. */
export async function conversationsPage(db: Db, viewerId: string, page: Page<TimePlace>): Promise<Conversation[]> {
  return (await conversations(viewerId, page).execute(db)).rows;
}

export async function superLikers(db: Db, viewerId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('likes')
    .select('fromUserId')
    .where('toUserId', '=', viewerId)
    .where('fromUserId', '=', anyOf(ids))
    .where('isSuper', '=', true)
    .execute();
  return rows.map((row) => row.fromUserId);
}
