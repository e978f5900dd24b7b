/** What an event is checked by: each statement joins a live session with the right to see what the event is about. */
import { sql } from 'kysely';
import type { Plan } from '#rules/entitlements.ts';
import {
  hasPlan,
  isLiveSession,
  type Listener,
  type SessionChecked,
  sessionChecked,
} from '#server/db/live-listener.ts';
import { isLiveMatchOf } from '#server/db/live-match.ts';
import type { Db } from '#server/db/pool.ts';
import { type Given, template } from '#server/db/prepared.ts';
import type { MatchRow, MessageRow } from '#server/db/rows.ts';
import { apart, type MessageAndMatch, messageAndMatch } from './queries.ts';

/** The match, when the listener may see it now; with `plans` only under one of these plans. */
export async function matchForListener(
  db: Db,
  listener: Listener,
  matchId: string,
  plans: readonly Plan[] | null,
): Promise<SessionChecked<MatchRow> | null> {
  const { rows } = await sql<MatchRow>`
    select m.* from matches m, sessions s, users u
    where m.id = ${matchId}::uuid and ${isLiveMatchOf(listener.userId)} and ${isLiveSession(listener)}
      and ${hasPlan(listener, plans)}`.execute(db);
  return sessionChecked(rows[0]);
}

/** A message, for whom, and when. */
export type Hearing = Listener & { messageId: string };

// `limit 1` keeps the one plan that is made, perhaps while there are few messages, from reading all of them.
const hearings = template({
  text(_db: Db, given: Given<{ hearings: readonly Hearing[]; plans: readonly Plan[] }>) {
    const all = <T>(pick: (hearing: Hearing) => T) => given((asked) => asked.hearings.map(pick));
    const listener = { userId: sql<string>`h.user_id`, sessionId: sql<string>`h.session_id`, at: sql<Date>`h.at` };
    return sql<MessageAndMatch & { nr: number }>`
      select h.nr::int, ${messageAndMatch}
      from unnest(
        ${all((one) => one.messageId)}::uuid[], ${all((one) => one.userId)}::uuid[],
        ${all((one) => one.sessionId)}::uuid[], ${all((one) => one.at)}::timestamptz[]
      ) with ordinality as h (message_id, user_id, session_id, at, nr)
      cross join lateral (select * from messages where id = h.message_id limit 1) x join matches m on m.id = x.match_id, sessions s, users u
      where ${isLiveMatchOf(listener.userId)} and ${isLiveSession(listener)}
        and ${hasPlan(
          listener,
          given((asked) => asked.plans),
        )}`;
  },
});

/** Messages with their matches, in the order of the hearings; null where the listener may not read it now. */
export async function messagesForListeners(
  db: Db,
  asked: readonly Hearing[],
  plans: readonly Plan[],
): Promise<(SessionChecked<{ message: MessageRow; match: MatchRow }> | null)[]> {
  const found = new Map<number, { message: MessageRow; match: MatchRow }>();
  for (const { nr, ...row } of await hearings.rows(db, { hearings: asked, plans })) found.set(nr, apart(row));
  return asked.map((_, at) => sessionChecked(found.get(at + 1)));
}
