import { sql } from 'kysely';
import type { MessageKind } from '#rules/chat.ts';
import { limits } from '#rules/limits.ts';
import { anyOf } from '#server/db/any-of.ts';
import { isLiveMatchOf, nobodyLeaves } from '#server/db/live-match.ts';
import type { Db } from '#server/db/pool.ts';
import { type Given, preparedStatement } from '#server/db/prepared.ts';
import type { MatchRow, MessageRow } from '#server/db/rows.ts';

export type NewMessage = {
  id: string;
  matchId: string;
  senderId: string;
  clientId: string;
  kind: MessageKind;
  content: string;
  at: Date;
};

/** A message `x` and its match `m` in one row. */
export type MessageAndMatch = MessageRow & Pick<MatchRow, 'user1Id' | 'user2Id' | 'endedAt'> & { matchedAt: Date };
export const messageAndMatch = sql`x.*, m.user1_id, m.user2_id, m.ended_at, m.created_at as matched_at`;

export function apart(row: MessageAndMatch): { message: MessageRow; match: MatchRow } {
  const { user1Id, user2Id, endedAt, matchedAt, ...message } = row;
  return { message, match: { id: message.matchId, user1Id, user2Id, endedAt, createdAt: matchedAt } };
}

const storing = preparedStatement({
  text(_db: Db, given: Given<NewMessage>) {
    const senderId = given((asked) => asked.senderId);
    const at = given((asked) => asked.at);
    return sql<MessageAndMatch>`
      with m as (
        select m.* from matches m where m.id = ${given((asked) => asked.matchId)}::uuid and ${isLiveMatchOf(senderId)} and ${nobodyLeaves}
      ), thread as (
        insert into chat_threads (match_id, last_seq, last_message_at)
        select m.id, 1, ${at}::timestamptz from m
        on conflict (match_id) do update
          set last_seq = chat_threads.last_seq + 1, last_message_at = excluded.last_message_at
        returning match_id, last_seq
      ), x as (
        insert into messages (id, match_id, seq, sender_id, client_id, kind, content, created_at)
        select ${given((asked) => asked.id)}::uuid, thread.match_id, thread.last_seq, ${senderId}::uuid,
               ${given((asked) => asked.clientId)}::uuid, ${given((asked) => asked.kind)}, ${given((asked) => asked.content)}, ${at}::timestamptz
        from thread
        returning *
      )
      select ${messageAndMatch} from x, m, enqueue_push(
        case when m.user1_id = x.sender_id then m.user2_id else m.user1_id end,
        case x.kind when 'missed_call' then 'missed_call' when 'game_result' then 'game' else 'message' end, x.id, m.id::text, x.created_at)`;
  },
});

/**
 * Null if the match is not live for its sender, or if an account has a pending deletion: only this statement checks it. It queues a push for the
 * receiver's devices. The thread's row is the lock, so numbers have no gaps. A repeated client id fails on messages_client_key.
 */
export async function insertMessage(db: Db, message: NewMessage) {
  const [row] = await storing.rows(db, message);
  return row === undefined ? null : apart(row);
}

export async function messageByClientId(db: Db, senderId: string, clientId: string): Promise<MessageRow | null> {
  const row = await db
    .selectFrom('messages')
    .selectAll()
    .where('senderId', '=', senderId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return row ?? null;
}

/** If the match is live for the reader. Returns false if nothing changed. */
export async function markRead(
  db: Db,
  { matchId, readerId, upToSeq, at }: { matchId: string; readerId: string; upToSeq: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with due as (
      select x.id from messages x join matches m on m.id = x.match_id
      where m.id = ${matchId}::uuid and ${isLiveMatchOf(readerId)}
        and x.sender_id <> ${readerId}::uuid and x.read_at is null and x.seq <= ${upToSeq}
      order by x.seq for update of x
    )
    update messages set read_at = ${at}::timestamptz from due where messages.id = due.id and messages.read_at is null
    returning messages.id`.execute(db);
  return rows.length > 0;
}

/** A range of one match: the first or last `limit` messages with a number above `after` and below `before`. */
export type Stretch = { key: string; matchId: string; after: number; before: number; limit: number };

/** A row carries the key of its range. Rows are oldest first. */
export async function messageStretches(db: Db, direction: 'forward' | 'backward', stretches: readonly Stretch[]) {
  const order = direction === 'forward' ? sql`asc` : sql`desc`;
  const column = <T>(pick: (stretch: Stretch) => T): T[] => stretches.map(pick);
  const { rows } = await sql<MessageRow & { key: string }>`
    select s.key, found.*
    from unnest(
      ${column((s) => s.key)}::text[], ${column((s) => s.matchId)}::uuid[],
      ${column((s) => s.after)}::int[], ${column((s) => s.before)}::int[], ${column((s) => s.limit)}::int[]
    ) as s (key, match_id, after_seq, before_seq, wanted)
    cross join lateral (
      select * from messages
      where match_id = s.match_id and seq > s.after_seq and seq < s.before_seq
      order by seq ${order} limit s.wanted
    ) found
    order by found.seq`.execute(db);
  return rows;
}

export async function lastMessages(db: Db, matchIds: readonly string[]): Promise<MessageRow[]> {
  return db
    .selectFrom('chatThreads as thread')
    .innerJoin('messages as message', (join) =>
      join.onRef('message.matchId', '=', 'thread.matchId').onRef('message.seq', '=', 'thread.lastSeq'),
    )
    .selectAll('message')
    .where('thread.matchId', '=', anyOf(matchIds))
    .execute();
}

export type ChatCounters = { matchId: string; unreadCount: number; theirReadSeq: number; myReadSeq: number };

/** The unread count is exact up to the limit; limit + 1 means more. */
export async function chatCounters(db: Db, viewerId: string, matchIds: readonly string[]): Promise<ChatCounters[]> {
  const { rows } = await sql<ChatCounters>`
    select m.id as match_id,
      (select count(*)::int from (
        select from messages x where x.match_id = m.id and x.sender_id = o.id and x.read_at is null
        limit ${limits.countExactTo + 1}) unread) as unread_count,
      coalesce((select max(x.seq) from messages x
        where x.match_id = m.id and x.sender_id = ${viewerId}::uuid and x.read_at is not null), 0) as their_read_seq,
      coalesce((select max(x.seq) from messages x
        where x.match_id = m.id and x.sender_id = o.id and x.read_at is not null), 0) as my_read_seq
    from matches m
    cross join lateral (select case when m.user1_id = ${viewerId}::uuid then m.user2_id else m.user1_id end as id) o
    where m.id = any(${[...matchIds]}::uuid[])`.execute(db);
  return rows;
}

/** In all live matches. Exact up to the limit; limit + 1 means more. */
export async function unreadTotal(db: Db, viewerId: string): Promise<number> {
  const side = (mine: 'user1_id' | 'user2_id', other: 'user1_id' | 'user2_id') => sql`
    select x.id from matches m
    join messages x on x.match_id = m.id and x.sender_id = m.${sql.ref(other)} and x.read_at is null
    where m.${sql.ref(mine)} = ${viewerId}::uuid and ${isLiveMatchOf(viewerId)}`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      ${side('user1_id', 'user2_id')} union all ${side('user2_id', 'user1_id')} limit ${limits.countExactTo + 1}
    ) unread`.execute(db);
  return rows[0]?.total ?? 0;
}
