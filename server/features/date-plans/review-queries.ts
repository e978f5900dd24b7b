import { sql } from 'kysely';
import type { DateFeeling } from '#rules/date-reviews.ts';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { DatePlanRow, DateReviewRow } from '#server/db/rows.ts';

/** The latest answer of a person counts; without words, those of before stay. */
export async function putReview(db: Db, { planId, userId, ...review }: DateReviewRow): Promise<void> {
  await db
    .insertInto('dateReviews')
    .values({ planId, userId, ...review })
    .onConflict((conflict) =>
      conflict
        .columns(['planId', 'userId'])
        .doUpdateSet((eb) => ({ ...review, note: eb.fn.coalesce('excluded.note', 'dateReviews.note') })),
    )
    .execute();
}

export async function reviewedPlans(db: Db, userId: string, planIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('dateReviews')
    .select('planId')
    .where('userId', '=', userId)
    .where('planId', '=', anyOf(planIds))
    .execute();
  return new Set(rows.map(({ planId }) => planId));
}

/** The last date of each match that is over and that this person has not answered, of those that began between the two instants. */
export async function datesToReview(
  db: Db,
  userId: string,
  matchIds: readonly string[],
  { after, until }: { after: Date; until: Date },
): Promise<DatePlanRow[]> {
  return db
    .selectFrom('datePlans as p')
    .distinctOn('p.matchId')
    .selectAll('p')
    .where('p.matchId', '=', anyOf(matchIds))
    .where('p.state', 'in', ['accepted', 'over'])
    .where('p.startsAt', '>', after)
    .where('p.startsAt', '<=', until)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('dateReviews as r').whereRef('r.planId', '=', 'p.id').where('r.userId', '=', userId))),
    )
    .orderBy('p.matchId')
    .orderBy('p.startsAt', 'desc')
    .execute();
}

export type FeelingCounts = { otherId: string } & Record<DateFeeling, number>;

/** What was said about each of these people. */
export async function feelingsAbout(db: Db, userIds: readonly string[]): Promise<FeelingCounts[]> {
  const { rows } = await sql<FeelingCounts>`
    select other_id, count(*) filter (where feeling = 'safe')::int as safe,
      count(*) filter (where feeling = 'unsure')::int as unsure, count(*) filter (where feeling = 'unsafe')::int as unsafe
    from date_reviews where other_id = ${anyOf(userIds)} group by other_id`.execute(db);
  return rows;
}

/** Whom the question about a date is for: both, unless the plan has changed, the match is over, or they have answered. */
export async function peopleToAsk(db: Db, planId: string, version: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from date_plans p join matches m on m.id = p.match_id
    cross join lateral unnest(array[m.user1_id, m.user2_id]) as u (id)
    where p.id = ${planId}::uuid and p.version = ${version}::integer and p.state in ('accepted', 'over') and m.ended_at is null
      and not exists (select from date_reviews r where r.plan_id = p.id and r.user_id = u.id)`.execute(db);
  return rows.map(({ id }) => id);
}
