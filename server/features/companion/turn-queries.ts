/** Turns: a message and its reply. Everything that changes one runs under the lock of its person. */
import { type RawBuilder, sql } from 'kysely';
import { limits } from '#rules/limits.ts';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { TranscriptRow, TurnRow } from '#server/db/rows.ts';

const { waitsMs, goneMs, shownMessages } = limits.companion;
const earlier = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** Nobody read the turn `t` in time, or the process that wrote its reply is gone. */
function isLost(now: Date): RawBuilder<boolean> {
  return sql<boolean>`((t.state = 'waiting' and t.created_at <= ${earlier(now, waitsMs)}::timestamptz)
    or (t.state = 'streaming' and t.claimed_at <= ${earlier(now, goneMs)}::timestamptz))`;
}

/** A turn that is a part of its conversation. */
export function isShown(now: Date): RawBuilder<boolean> {
  return sql<boolean>`not ${isLost(now)}`;
}

/** Queues with every change of this person's conversations, until the transaction ends. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`companion ${userId}`}, 0))`.execute(db);
}

/** Deletes this person's turns that will get no reply any more, and the conversations that hold nothing then. */
export async function deleteLost(db: Db, userId: string, now: Date): Promise<void> {
  const { rows } = await sql`
    delete from companion_turns t
    where t.user_id = ${userId}::uuid and t.state in ('waiting', 'streaming') and ${isLost(now)}
    returning t.id`.execute(db);
  if (rows.length > 0) await deleteEmpty(db, userId);
}

/** Deletes this person's conversations without a turn. */
async function deleteEmpty(db: Db, userId: string): Promise<void> {
  await sql`
    delete from companion_transcripts c
    where c.user_id = ${userId}::uuid and not exists (select from companion_turns t where t.transcript_id = c.id)`.execute(
    db,
  );
}

/** People who have turns that will get no reply any more; at most `limit`. */
export async function peopleWithLost(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct t.user_id from companion_turns t
    where t.state in ('waiting', 'streaming') and ${isLost(now)} limit ${limit}`.execute(db);
  return rows.map(({ userId }) => userId);
}

export type NewTurn = Pick<TurnRow, 'id' | 'transcriptId' | 'userId' | 'clientId' | 'content'> &
  Pick<TurnRow, 'coachMode' | 'offersHelp' | 'createdAt'>;

export async function insertTurn(db: Db, turn: NewTurn): Promise<void> {
  await db
    .insertInto('companionTurns')
    .values({ ...turn, state: 'waiting' })
    .execute();
}

/** The turn that a person gave this client id before, with its conversation. */
export async function turnByClientId(
  db: Db,
  userId: string,
  clientId: string,
): Promise<{ id: string; content: string; transcript: TranscriptRow } | null> {
  const { rows } = await sql<TranscriptRow & { turnId: string; content: string }>`
    select t.id as turn_id, t.content, c.*
    from companion_turns t join companion_transcripts c on c.id = t.transcript_id
    where t.user_id = ${userId}::uuid and t.client_id = ${clientId}::uuid`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { turnId, content, ...transcript } = row;
  return { id: turnId, content, transcript };
}

/** A turn of this person that waits for its reader. */
export async function waitingTurn(db: Db, userId: string, id: string): Promise<TurnRow | null> {
  const row = await db
    .selectFrom('companionTurns')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a reply to this person is being written, on whichever device and process. */
export async function isStreaming(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from companion_turns t where t.user_id = ${userId}::uuid and t.state = 'streaming'`.execute(db);
  return rows.length > 0;
}

/** Takes a turn that waits for the one stream of its person; no while there is another. */
export async function claimTurn(db: Db, { id, userId }: Pick<TurnRow, 'id' | 'userId'>, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update companion_turns set state = 'streaming', claimed_at = ${now}::timestamptz
    where id = ${id}::uuid and state = 'waiting'
      and not exists (select from companion_turns s where s.user_id = ${userId}::uuid and s.state = 'streaming')
    returning id`.execute(db);
  return rows.length > 0;
}

/** Says that the reply is still being written; no when the turn is gone. */
export async function renewClaim(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update companion_turns set claimed_at = ${now}::timestamptz where id = ${id}::uuid and state = 'streaming'
    returning id`.execute(db);
  return rows.length > 0;
}

/** Stores the reply of a turn that is being written, whose conversation it continues; null when the turn is gone. */
export async function storeReply(
  db: Db,
  { id, reply, state, now }: { id: string; reply: string; state: 'done' | 'stopped'; now: Date },
): Promise<TranscriptRow | null> {
  const { rows } = await sql<TranscriptRow>`
    with ended as (
      update companion_turns set state = ${state}, reply = ${reply}, ended_at = ${now}::timestamptz
      where id = ${id}::uuid and state = 'streaming'
      returning transcript_id
    )
    update companion_transcripts c set updated_at = ${now}::timestamptz from ended where c.id = ended.transcript_id
    returning c.*`.execute(db);
  return rows[0] ?? null;
}

/** Deletes a turn without a reply, and its conversation when it holds no other. */
export async function deleteUnanswered(db: Db, { id, userId }: Pick<TurnRow, 'id' | 'userId'>): Promise<void> {
  await sql`
    delete from companion_turns where id = ${id}::uuid and state in ('waiting', 'streaming')`.execute(db);
  await deleteEmpty(db, userId);
}

/** The last turns of each of these conversations, the oldest first. */
export async function lastTurns(db: Db, transcriptIds: readonly string[], now: Date): Promise<TurnRow[]> {
  const { rows } = await sql<TurnRow>`
    select found.* from companion_transcripts c cross join lateral (
      select t.* from companion_turns t where t.transcript_id = c.id and ${isShown(now)}
      order by t.created_at desc, t.id desc limit ${shownMessages}
    ) found
    where c.id = ${anyOf(transcriptIds)} order by found.created_at, found.id`.execute(db);
  return rows;
}

/** What was said last in a conversation, the oldest first; what was answered with help lines stays here. */
export async function lastAnswered(
  db: Db,
  transcriptId: string,
  limit: number,
): Promise<{ content: string; reply: string }[]> {
  const { rows } = await sql<{ content: string; reply: string }>`
    select content, reply from companion_turns
    where transcript_id = ${transcriptId}::uuid and reply is not null and not offers_help
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows.reverse();
}
