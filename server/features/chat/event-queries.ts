import { sql } from 'kysely';
import type { Plan } from '#rules/entitlements.ts';
import { hasPlan, isLiveSession, type Listener, sessionChecked } from '#server/db/live-listener.ts';
import { isLiveMatchOf } from '#server/db/live-match.ts';
import type { Db } from '#server/db/pool.ts';
import { type Given, preparedStatement } from '#server/db/prepared.ts';
import { apart, type MessageAndMatch, messageAndMatch } from './queries.ts';

type Hearing = { listener: Listener; messageId: string; plans: readonly Plan[] };

const hearing = preparedStatement({
  text(_db: Db, given: Given<Hearing>) {
    const listener = {
      userId: given((asked) => asked.listener.userId),
      sessionId: given((asked) => asked.listener.sessionId),
      at: given((asked) => asked.listener.at),
    };
    const plans = given((asked) => asked.plans);
    return sql<MessageAndMatch>`
      select ${messageAndMatch} from messages x join matches m on m.id = x.match_id, sessions s, users u
      where x.id = ${given((asked) => asked.messageId)}::uuid and ${isLiveMatchOf(listener.userId)} and ${isLiveSession(listener)}
        and ${hasPlan(listener, plans)}`;
  },
});

/** The message with its match. Null if the listener may not read it now. */
export async function messageForListener(db: Db, asked: Hearing) {
  const [row] = await hearing.rows(db, asked);
  return sessionChecked(row && apart(row));
}
