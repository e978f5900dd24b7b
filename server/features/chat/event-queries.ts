import { sql } from 'kysely';
import type { Plan } from '#rules/entitlements.ts';
import { hasPlan, isLiveSession, type Listener, sessionChecked } from '#server/db/live-listener.ts';
import { isLiveMatchOf } from '#server/db/live-match.ts';
import type { Db } from '#server/db/pool.ts';
import { type Given, preparedStatement } from '#server/db/prepared.ts';
import type { MatchRow, MessageRow } from '#server/db/rows.ts';
import { apart, type MessageAndMatch, messageAndMatch } from './queries.ts';

export type Hearing = Listener & { messageId: string };

// The cached plan may be made while there are few messages. `limit 1` keeps it from scanning all of them.
const hearings = preparedStatement({
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

/** The messages with their matches, in the order of `asked`. An entry is null if the listener may not read the message now. */
export async function messagesForListeners(db: Db, asked: readonly Hearing[], plans: readonly Plan[]) {
  const found = new Map<number, { message: MessageRow; match: MatchRow }>();
  for (const { nr, ...row } of await hearings.rows(db, { hearings: asked, plans })) found.set(nr, apart(row));
  return asked.map((_, at) => sessionChecked(found.get(at + 1)));
}
