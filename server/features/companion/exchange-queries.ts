/** Exchanges: a message and its reply. Every change of one holds the lock of its person. */
import { type RawBuilder, sql } from 'kysely';
import type { ReplyRating } from '#rules/companion.ts';
import { limits } from '#rules/limits.ts';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { ExchangeRow, TranscriptRow } from '#server/db/rows.ts';

const { waitsMs, goneMs, shownMessages } = limits.companion;
const earlier = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** SQL: the exchange `t` had no reader in time, or the process that wrote its reply is gone. */
function isLost(now: Date): RawBuilder<boolean> {
  return sql<boolean>`((t.state = 'waiting' and t.created_at <= ${earlier(now, waitsMs)}::timestamptz)
    or (t.state = 'streaming' and t.claimed_at <= ${earlier(now, goneMs)}::timestamptz))`;
}

/** SQL: the exchange `t` belongs to its conversation. */
export function isShown(now: Date): RawBuilder<boolean> {
  return sql<boolean>`not ${isLost(now)}`;
}

/** Locks the conversations of a person until the transaction ends. */
export async function lockPerson(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`companion ${userId}`}, 0))`.execute(db);
}

/** Deletes this person's exchanges that cannot get a reply any more, and conversations that are then empty. */
export async function deleteLost(db: Db, userId: string, now: Date): Promise<void> {
  const { rows } = await sql`
    delete from companion_turns t
    where t.user_id = ${userId}::uuid and t.state in ('waiting', 'streaming') and ${isLost(now)}
    returning t.id`.execute(db);
  if (rows.length > 0) await deleteEmpty(db, userId);
}

async function deleteEmpty(db: Db, userId: string): Promise<void> {
  await sql`
    delete from companion_transcripts c
    where c.user_id = ${userId}::uuid and not exists (select from companion_turns t where t.transcript_id = c.id)`.execute(
    db,
  );
}

/** At most `limit` people with exchanges that cannot get a reply any more. */
export async function peopleWithLost(db: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct t.user_id from companion_turns t
    where t.state in ('waiting', 'streaming') and ${isLost(now)} limit ${limit}`.execute(db);
  return rows.map(({ userId }) => userId);
}

export type NewExchange = Pick<ExchangeRow, 'id' | 'transcriptId' | 'userId' | 'clientId' | 'content'> &
  Pick<ExchangeRow, 'coachMode' | 'offersHelp' | 'createdAt'>;

export async function insertExchange(db: Db, exchange: NewExchange): Promise<void> {
  await db
    .insertInto('companionTurns')
    .values({ ...exchange, state: 'waiting' })
    .execute();
}

/** The person's exchange with this client id and its conversation, or null. */
export async function exchangeByClientId(db: Db, userId: string, clientId: string) {
  const { rows } = await sql<TranscriptRow & { exchangeId: string; content: string }>`
    select t.id as exchange_id, t.content, c.*
    from companion_turns t join companion_transcripts c on c.id = t.transcript_id
    where t.user_id = ${userId}::uuid and t.client_id = ${clientId}::uuid`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { exchangeId, content, ...transcript } = row;
  return { id: exchangeId, content, transcript };
}

/** A person's exchange that awaits its reader, or null. */
export async function waitingExchange(db: Db, userId: string, id: string): Promise<ExchangeRow | null> {
  const row = await db
    .selectFrom('companionTurns')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row ?? null;
}

/** True if a reply to this person is being written, on any device or process. */
export async function isStreaming(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from companion_turns t where t.user_id = ${userId}::uuid and t.state = 'streaming'`.execute(db);
  return rows.length > 0;
}

/** Claims a waiting exchange; false if it is gone or the person has another stream. */
export async function claimExchange(db: Db, { id, userId }: Pick<ExchangeRow, 'id' | 'userId'>, now: Date) {
  const { rows } = await sql`
    update companion_turns set state = 'streaming', claimed_at = ${now}::timestamptz
    where id = ${id}::uuid and state = 'waiting'
      and not exists (select from companion_turns s where s.user_id = ${userId}::uuid and s.state = 'streaming')
    returning id`.execute(db);
  return rows.length > 0;
}

/** Renews the claim of a reply that is being written; false if the exchange is gone. */
export async function renewClaim(db: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update companion_turns set claimed_at = ${now}::timestamptz where id = ${id}::uuid and state = 'streaming'
    returning id`.execute(db);
  return rows.length > 0;
}

/** Stores the reply of a streaming exchange and updates its conversation; null if the exchange is gone. */
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

/** Deletes an exchange without a reply, and its conversation if that is then empty. */
export async function deleteUnanswered(db: Db, { id, userId }: Pick<ExchangeRow, 'id' | 'userId'>): Promise<void> {
  await sql`
    delete from companion_turns where id = ${id}::uuid and state in ('waiting', 'streaming')`.execute(db);
  await deleteEmpty(db, userId);
}

export type RatedExchange = ExchangeRow & { rating: ReplyRating | null };

/** The last exchanges of each of these conversations, oldest first. */
export async function lastExchanges(db: Db, transcriptIds: readonly string[], now: Date): Promise<RatedExchange[]> {
  const { rows } = await sql<RatedExchange>`
    select found.*, r.rating from companion_transcripts c cross join lateral (
      select t.* from companion_turns t where t.transcript_id = c.id and ${isShown(now)}
      order by t.created_at desc, t.id desc limit ${shownMessages}
    ) found left join companion_ratings r on r.exchange_id = found.id
    where c.id = ${anyOf(transcriptIds)} order by found.created_at, found.id`.execute(db);
  return rows;
}

/** The last answered exchanges of a conversation, oldest first. Those with help lines are left out, so the coach never gets them. */
export async function lastAnswered(db: Db, transcriptId: string, limit: number) {
  const { rows } = await sql<{ content: string; reply: string }>`
    select content, reply from companion_turns
    where transcript_id = ${transcriptId}::uuid and reply is not null and not offers_help
    order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows.reverse();
}
