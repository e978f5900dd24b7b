/** What an event is checked by: each statement joins a live session with the right to see what the event is about. */
import { type RawBuilder, sql } from 'kysely';
import type { Plan } from '#rules/entitlements.ts';
import { isLiveMatchOf } from '#server/db/live-match.ts';
import type { Db } from '#server/db/pool.ts';
import type { MatchRow, MessageRow } from '#server/db/rows.ts';

/** Whose event, and when. */
export type Listener = { userId: string; sessionId: string; at: Date };

/** The session `s` of the person `u` is live. */
function isLiveSession({ userId, sessionId, at }: Listener): RawBuilder<boolean> {
  return sql<boolean>`s.id = ${sessionId}::uuid and s.user_id = ${userId}::uuid and u.id = s.user_id and u.suspended_at is null
    and s.expires_at > ${at}::timestamptz and s.absolute_expires_at > ${at}::timestamptz`;
}

/** Whether the listener's session is live. */
export async function isListening(db: Db, listener: Listener): Promise<boolean> {
  const { rows } = await sql`select from sessions s, users u where ${isLiveSession(listener)}`.execute(db);
  return rows.length > 0;
}

function hasPlan({ userId, at }: Listener, plans: readonly Plan[] | null): RawBuilder<boolean> {
  if (plans === null) return sql<boolean>`true`;
  return sql<boolean>`exists (
    select from entitlements e
    where e.user_id = ${userId}::uuid and e.plan = any(${[...plans]}::text[])
      and e.starts_at <= ${at}::timestamptz and (e.ends_at is null or e.ends_at > ${at}::timestamptz))`;
}

/** The match, when the listener may see it now; with `plans` only under one of these plans. */
export async function matchForListener(
  db: Db,
  listener: Listener,
  matchId: string,
  plans: readonly Plan[] | null,
): Promise<MatchRow | null> {
  const { rows } = await sql<MatchRow>`
    select m.* from matches m, sessions s, users u
    where m.id = ${matchId}::uuid and ${isLiveMatchOf(listener.userId)} and ${isLiveSession(listener)}
      and ${hasPlan(listener, plans)}`.execute(db);
  return rows[0] ?? null;
}

type MessageAndMatch = MessageRow & Pick<MatchRow, 'user1Id' | 'user2Id' | 'endedAt'> & { matchedAt: Date };

/** A message with its match, when the listener may read it now. */
export async function messageForListener(
  db: Db,
  listener: Listener,
  messageId: string,
  plans: readonly Plan[],
): Promise<{ message: MessageRow; match: MatchRow } | null> {
  const { rows } = await sql<MessageAndMatch>`
    select x.*, m.user1_id, m.user2_id, m.ended_at, m.created_at as matched_at
    from messages x join matches m on m.id = x.match_id, sessions s, users u
    where x.id = ${messageId}::uuid and ${isLiveMatchOf(listener.userId)} and ${isLiveSession(listener)}
      and ${hasPlan(listener, plans)}`.execute(db);
  const row = rows[0];
  if (row === undefined) return null;
  const { user1Id, user2Id, endedAt, matchedAt, ...message } = row;
  return { message, match: { id: message.matchId, user1Id, user2Id, endedAt, createdAt: matchedAt } };
}
