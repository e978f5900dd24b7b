/** Reports as administrators read and decide them. */
import { sql } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { TimePlace } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';
import type { ReportRow } from '#server/db/rows.ts';

/** A place in the queue of reports that wait. */
export type ReportPlace = TimePlace & { urgency: number };

type Page<Place> = { after: Place | null; limit: number };

/** Nobody reads who reported themselves, and with which words. */
const reportsFor = (db: Db, readerId: string) =>
  db.selectFrom('reportedUsers').selectAll().where('reportedId', '<>', readerId);

/** Reports that wait, the most urgent first and then those that wait longest. */
export async function openReportsPage(
  db: Db,
  readerId: string,
  { after, limit }: Page<ReportPlace>,
): Promise<ReportRow[]> {
  let page = reportsFor(db, readerId).where('state', '=', 'open');
  if (after !== null) {
    const { urgency, at, id } = after;
    page = page.where(
      sql<boolean>`(urgency, waiting_since, id) > (${urgency}::smallint, ${at}::timestamptz, ${id}::uuid)`,
    );
  }
  return page.orderBy('urgency').orderBy('waitingSince').orderBy('id').limit(limit).execute();
}

/** Reports that were decided so, the newest decision first. */
export async function decidedReportsPage(
  db: Db,
  readerId: string,
  state: string,
  { after, limit }: Page<TimePlace>,
): Promise<ReportRow[]> {
  let page = reportsFor(db, readerId).where('state', '=', state);
  if (after !== null) page = page.where(sql<boolean>`(decided_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  return page.orderBy('decidedAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function reportById(db: Db, id: string): Promise<ReportRow | null> {
  return (await db.selectFrom('reportedUsers').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** How many reports of each person wait; nothing for those of whom none does. */
export async function openReportCounts(
  db: Db,
  ids: readonly string[],
): Promise<{ reportedId: string; open: number }[]> {
  return db
    .selectFrom('reportedUsers')
    .select(['reportedId', sql<number>`count(*)::int`.as('open')])
    .where('reportedId', '=', anyOf(ids))
    .where('state', '=', 'open')
    .groupBy('reportedId')
    .execute();
}

export type Settlement = Pick<ReportRow, 'state' | 'note' | 'decidedBy'> & { decidedAt: Date };

/** Decides a report that waits; null when it does not (any more), so that of several administrators one decides. */
export async function settleReport(db: Db, id: string, settlement: Settlement): Promise<ReportRow | null> {
  const row = await db
    .updateTable('reportedUsers')
    .set(settlement)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Decides all that waits of a person, or of it what is for one reason. */
export async function settleReportsOf(
  db: Db,
  reportedId: string,
  settlement: Settlement,
  reason: string | null = null,
): Promise<void> {
  let settled = db
    .updateTable('reportedUsers')
    .set(settlement)
    .where('reportedId', '=', reportedId)
    .where('state', '=', 'open');
  if (reason !== null) settled = settled.where('reason', '=', reason);
  await settled.execute();
}

/**
 * What is known of somebody's age: whether a report that they are under 18 waits, and whether one was dismissed. One that waits again after
 * a decision counts as dismissed.
 */
export async function ageReportsOf(db: Db, reportedId: string): Promise<{ waits: boolean; wasDismissed: boolean }> {
  const { rows } = await sql<{ waits: boolean | null; wasDismissed: boolean | null }>`
    select bool_or(state = 'open') as waits,
      bool_or(state = 'dismissed' or (state = 'open' and decided_at is not null)) as was_dismissed
    from reported_users where reported_id = ${reportedId}::uuid and reason = 'underage'`.execute(db);
  return { waits: rows[0]?.waits ?? false, wasDismissed: rows[0]?.wasDismissed ?? false };
}
