/** What an event is checked by: each statement joins a live session with the right to see what the event is about. */
import { sql } from 'kysely';
import type { Plan } from '#rules/entitlements.ts';
import { hasPlan, isLiveSession, type Listener } from '#server/db/live-listener.ts';
import { isLiveMatchOf } from '#server/db/live-match.ts';
import type { Db } from '#server/db/pool.ts';
import type { MatchRow, MessageRow } from '#server/db/rows.ts';

/** Whether the listener's session is live. */
export async function isListening(db: Db, listener: Listener): Promise<boolean> {
  const { rows } = await sql`select from sessions s, users u where ${isLiveSession(listener)}`.execute(db);
  return rows.length > 0;
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
