import { sql } from 'kysely';
import type { Outcome } from '#rules/games/judging.ts';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { GamePlayRow } from '#server/db/rows.ts';
import type { Deal } from './lib/deals.ts';

/** Rounds of a person then begin one at a time. */
export async function lockPlayer(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`games ${userId}`}, 0))`.execute(db);
}

export async function playByClientId(db: Db, userId: string, clientId: string): Promise<GamePlayRow | null> {
  const row = await db
    .selectFrom('gamePlays')
    .selectAll()
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return row ?? null;
}

/** False when `most` rounds are already counted. A null `most` is no limit. */
export async function spendPlay(
  db: Db,
  { userId, day, most }: { userId: string; day: string; most: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    insert into daily_game_plays as p (user_id, play_date, play_count)
    select ${userId}::uuid, ${day}::date, 1 where coalesce(${most}::int > 0, true)
    on conflict (user_id, play_date) do update set play_count = p.play_count + 1
      where coalesce(p.play_count < ${most}::int, true)
    returning p.play_count`.execute(db);
  return rows.length > 0;
}

export async function playsOn(db: Db, userId: string, day: string): Promise<number> {
  const row = await db
    .selectFrom('dailyGamePlays')
    .select('playCount')
    .where('userId', '=', userId)
    .where('playDate', '=', day)
    .executeTakeFirst();
  return row?.playCount ?? 0;
}

type NewPlay = Pick<GamePlayRow, 'id' | 'userId' | 'clientId' | 'gameType' | 'startedAt'> & { deal: Deal };

export async function insertPlay(db: Db, { deal, ...play }: NewPlay): Promise<GamePlayRow> {
  return db
    .insertInto('gamePlays')
    .values({ ...play, deal: JSON.stringify(deal), result: null, finishedAt: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks the round until the transaction ends, so that it is judged once. */
export async function lockPlay(db: Db, userId: string, id: string): Promise<GamePlayRow | null> {
  const row = await db
    .selectFrom('gamePlays')
    .selectAll()
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function setResult(db: Db, id: string, result: Outcome, finishedAt: Date): Promise<GamePlayRow> {
  return db
    .updateTable('gamePlays')
    .set({ result: JSON.stringify(result), finishedAt })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type Best = { userId: string; gameType: string; result: Outcome };

/** The most points, then the most time left, then the fewest moves. */
export async function bestResults(db: Db, userIds: readonly string[], since: Date): Promise<Best[]> {
  const { rows } = await sql<Best>`
    select distinct on (user_id, game_type) user_id, game_type, result from game_plays
    where user_id = ${anyOf(userIds)} and finished_at >= ${since}
    order by user_id, game_type, (result->>'score')::int desc, (result->>'secondsLeft')::int desc nulls last,
      (result->>'moves')::int`.execute(db);
  return rows;
}

export async function deletePlaysBefore(db: Db, instant: Date, day: string): Promise<void> {
  await db.deleteFrom('gamePlays').where('startedAt', '<', instant).execute();
  await db.deleteFrom('dailyGamePlays').where('playDate', '<', day).execute();
}
