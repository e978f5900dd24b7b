import { sql } from 'kysely';
import type { ReplyRating, TalkId } from '#rules/companion.ts';
import type { Db } from '#server/db/pool.ts';
import type { ExchangeRow } from '#server/db/rows.ts';

/** An exchange of this person that has a reply, or null. */
export async function answeredExchange(db: Db, userId: string, id: string): Promise<ExchangeRow | null> {
  const row = await db
    .selectFrom('companionTurns')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('reply', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Does nothing if the exchange was deleted in the meantime. */
export async function keepRating(db: Db, exchangeId: string, rating: ReplyRating, now: Date): Promise<void> {
  await sql`
    insert into companion_ratings (exchange_id, user_id, rating, rated_at)
    select t.id, t.user_id, ${rating}, ${now}::timestamptz from companion_turns t where t.id = ${exchangeId}::uuid for key share
    on conflict (exchange_id) do update set rating = excluded.rating, rated_at = excluded.rated_at`.execute(db);
}

export async function deleteRating(db: Db, exchangeId: string): Promise<void> {
  await db.deleteFrom('companionRatings').where('exchangeId', '=', exchangeId).execute();
}

export type RatingCounts = { scenario: TalkId; helpful: number; notHelpful: number };

/** By scenario, of what was said at `from` or later. */
export async function countRatings(db: Db, from: Date): Promise<RatingCounts[]> {
  const { rows } = await sql<RatingCounts>`
    select c.scenario, count(*) filter (where r.rating = 'helpful')::int as helpful,
      count(*) filter (where r.rating = 'not_helpful')::int as not_helpful
    from companion_ratings r join companion_turns t on t.id = r.exchange_id
      join companion_transcripts c on c.id = t.transcript_id
    where r.rated_at >= ${from}::timestamptz
    group by c.scenario`.execute(db);
  return rows;
}
