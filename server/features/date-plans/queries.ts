import { sql } from 'kysely';
import { type DatePlanState, openPlanStates } from '#rules/date-plans.ts';
import { anyOf } from '#server/db/any-of.ts';
import { isLiveMatchOf, nobodyLeaves } from '#server/db/live-match.ts';
import type { Db } from '#server/db/pool.ts';
import type { DateIdeaRow, DatePlanRow } from '#server/db/rows.ts';

/** Both may propose at once, and one proposal at a time spends a point. */
export async function lockPlansOf(db: Db, matchId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('date plan ' || ${matchId}, 0))`.execute(db);
}

export async function planById(db: Db, id: string): Promise<DatePlanRow | null> {
  return (await db.selectFrom('datePlans').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function planByClientId(db: Db, matchId: string, clientId: string): Promise<DatePlanRow | null> {
  const row = await db
    .selectFrom('datePlans')
    .selectAll()
    .where('matchId', '=', matchId)
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return row ?? null;
}

/** Of the matches that have any. */
export async function newestPlans(db: Db, matchIds: readonly string[]): Promise<DatePlanRow[]> {
  return db
    .selectFrom('datePlans')
    .distinctOn('matchId')
    .selectAll()
    .where('matchId', '=', anyOf(matchIds))
    .orderBy('matchId')
    .orderBy('proposedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function placesById(db: Db, ids: readonly string[]): Promise<DateIdeaRow[]> {
  return db.selectFrom('dateIdeas').selectAll().where('id', '=', anyOf(ids)).execute();
}

/** Stores that time has ended a plan, so that it holds the place of the open one no longer. */
export async function settlePlan(db: Db, { id, version }: DatePlanRow, state: DatePlanState): Promise<void> {
  await db.updateTable('datePlans').set({ state }).where('id', '=', id).where('version', '=', version).execute();
}

/** Null if the match is not live for the proposer, or if one of the two is about to leave. */
export async function insertPlan(db: Db, plan: DatePlanRow): Promise<DatePlanRow | null> {
  const { rows } = await sql<DatePlanRow>`
    insert into date_plans
      (id, match_id, client_id, version, state, proposer_id, changed_by_id, date_idea_id, place_name, starts_at, proposed_at, changed_at)
    select ${plan.id}::uuid, m.id, ${plan.clientId}::uuid, ${plan.version}, ${plan.state}, ${plan.proposerId}::uuid, ${plan.changedById}::uuid,
      ${plan.dateIdeaId}::uuid, ${plan.placeName}, ${plan.startsAt}::timestamptz, ${plan.proposedAt}::timestamptz, ${plan.changedAt}::timestamptz
    from matches m where m.id = ${plan.matchId}::uuid and ${isLiveMatchOf(plan.proposerId)} and ${nobodyLeaves}
    returning *`.execute(db);
  return rows[0] ?? null;
}

export type PlanChange = Pick<DatePlanRow, 'state'> &
  Partial<Pick<DatePlanRow, 'proposerId' | 'dateIdeaId' | 'placeName' | 'startsAt'>>;

/** What must hold of the plan for a change, beside that it is open. */
export type Expected = {
  /** Null for any version. */
  version: number | null;
  /** For a yes or no: the other one's proposal, and no plan that was accepted. */
  isAnswer: boolean;
  /** A plan with somebody who is about to leave can only be ended. */
  isEnd: boolean;
};

/** One statement decides: of answers to the same version the first wins. Null if the plan is not as expected any more. */
export async function changePlan(
  db: Db,
  { id, by, at, expected, change }: { id: string; by: string; at: Date; expected: Expected; change: PlanChange },
): Promise<DatePlanRow | null> {
  const { version, isAnswer, isEnd } = expected;
  const isExpected = sql<boolean>`id = ${id}::uuid and version = coalesce(${version}::integer, version)
    and case when ${isAnswer}::boolean then state in ('proposed', 'countered') and proposer_id <> ${by}::uuid and starts_at > ${at}::timestamptz
      else state = any(${[...openPlanStates]}::text[]) end
    and exists (select from matches m where m.id = date_plans.match_id and ${isLiveMatchOf(by)} and (${isEnd}::boolean or ${nobodyLeaves}))`;
  const row = await db
    .updateTable('datePlans')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), changedById: by, changedAt: at }))
    .where(isExpected)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function deletePlansBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('datePlans').where('startsAt', '<', before).execute();
}
