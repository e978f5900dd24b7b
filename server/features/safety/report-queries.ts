import { sql } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Page, RankedPlace, TimePlace } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';
import type { ReportRow } from '#server/db/rows.ts';

/** The reports that an administrator may read: all but those about themselves. */
const reportsFor = (db: Db, readerId: string) =>
  db.selectFrom('reportedUsers').selectAll().where('reportedId', '<>', readerId);

export async function openReportsPage(db: Db, readerId: string, { after, limit }: Page<RankedPlace>) {
  let page = reportsFor(db, readerId).where('state', '=', 'open');
  if (after !== null) {
    const { rank, at, id } = after;
    page = page.where(
      sql<boolean>`(urgency, waiting_since, id) > (${rank}::smallint, ${at}::timestamptz, ${id}::uuid)`,
    );
  }
  return page.orderBy('urgency').orderBy('waitingSince').orderBy('id').limit(limit).execute();
}

export async function decidedReportsPage(db: Db, readerId: string, state: string, { after, limit }: Page<TimePlace>) {
  let page = reportsFor(db, readerId).where('state', '=', state);
  if (after !== null) page = page.where(sql<boolean>`(decided_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  return page.orderBy('decidedAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function reportById(db: Db, id: string): Promise<ReportRow | null> {
  return (await db.selectFrom('reportedUsers').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function openReportCounts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom('reportedUsers')
    .select(['reportedId', sql<number>`count(*)::int`.as('open')])
    .where('reportedId', '=', anyOf(ids))
    .where('state', '=', 'open')
    .groupBy('reportedId')
    .execute();
}

/** The columns of a decision. The optional instants stay when the report is made again: see migrations/0008_safety.ts. */
export type DecisionColumns = Pick<ReportRow, 'state' | 'note' | 'decidedBy'> & { decidedAt: Date } & Partial<
    Pick<ReportRow, 'dismissedAt' | 'upheldAt' | 'clearedAt'>
  >;

/** Null when the report does not wait (any more), so that of several administrators one decides. */
export async function closeReport(db: Db, id: string, columns: DecisionColumns): Promise<ReportRow | null> {
  const row = await db
    .updateTable('reportedUsers')
    .set(columns)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** `reason` is null for every reason. */
export async function closeReportsOf(
  db: Db,
  reportedId: string,
  columns: DecisionColumns,
  reason: string | null = null,
): Promise<void> {
  let closing = db
    .updateTable('reportedUsers')
    .set(columns)
    .where('reportedId', '=', reportedId)
    .where('state', '=', 'open');
  if (reason !== null) closing = closing.where('reason', '=', reason);
  await closing.execute();
}

/** The people in a reporter's waiting reports, without the reader. */
export async function reportedBy(db: Db, reporterId: string, readerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reportedUsers')
    .select('reportedId')
    .distinct()
    .where('reporterId', '=', reporterId)
    .where('reportedId', '<>', readerId)
    .where('state', '=', 'open')
    .orderBy('reportedId')
    .execute();
  return rows.map(({ reportedId }) => reportedId);
}

export async function closeReportsBy(
  db: Db,
  reporterId: string,
  reportedIds: readonly string[],
  columns: DecisionColumns,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('reportedUsers')
    .set(columns)
    .where('reporterId', '=', reporterId)
    .where('reportedId', '=', anyOf(reportedIds))
    .where('state', '=', 'open')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Without reports about the reader. */
export async function waitingBy(db: Db, reporterId: string, readerId: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('reportedUsers')
    .select(sql<number>`count(*)::int`.as('waiting'))
    .where('reporterId', '=', reporterId)
    .where('reportedId', '<>', readerId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return waiting;
}
