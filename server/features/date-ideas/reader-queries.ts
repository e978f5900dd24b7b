/** What people keep of the guide, and what they report about it. */
import { sql } from 'kysely';
import type { DateIdeaChange } from '#rules/date-ideas.ts';
import { isLiveMatchOf } from '#server/db/live-match.ts';
import type { Db } from '#server/db/pool.ts';
import type { DateIdeaReportRow, DateIdeaRow } from '#server/db/rows.ts';

/** A shown place, or null. */
export async function shownIdea(db: Db, id: string): Promise<DateIdeaRow | null> {
  const row = await db
    .selectFrom('dateIdeas')
    .selectAll()
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the place stands on a card in a live match of the person. */
export async function isSharedWith(db: Db, userId: string, ideaId: string): Promise<boolean> {
  const { rows } = await sql`
    select from message_places p join messages x on x.id = p.message_id join matches m on m.id = x.match_id
    where p.date_idea_id = ${ideaId}::uuid and ${isLiveMatchOf(userId)} limit 1`.execute(db);
  return rows.length > 0;
}

/** One list at a time, so that its length holds. Call it in a transaction. */
export async function lockSaved(db: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved places ' || ${userId}, 0))`.execute(db);
}

/** False if the list shows `most` others already. Call it under the lock. */
export async function save(db: Db, row: { userId: string; ideaId: string; at: Date; most: number }): Promise<boolean> {
  const { rows } = await sql`
    insert into saved_date_ideas (user_id, date_idea_id, saved_at)
    select ${row.userId}::uuid, ${row.ideaId}::uuid, ${row.at}::timestamptz
    where (
      select count(*) from saved_date_ideas s join date_ideas d on d.id = s.date_idea_id
      where s.user_id = ${row.userId}::uuid and d.removed_at is null and d.id <> ${row.ideaId}::uuid
    ) < ${row.most}
    on conflict (user_id, date_idea_id) do update set saved_at = saved_date_ideas.saved_at
    returning user_id`.execute(db);
  return rows.length > 0;
}

export async function unsave(db: Db, userId: string, ideaId: string): Promise<void> {
  await db.deleteFrom('savedDateIdeas').where('userId', '=', userId).where('dateIdeaId', '=', ideaId).execute();
}

/** A place on the list of the person, hidden ones too, or null. */
export async function savedIdea(db: Db, userId: string, ideaId: string): Promise<DateIdeaRow | null> {
  const row = await db
    .selectFrom('savedDateIdeas as saved')
    .innerJoin('dateIdeas as idea', 'idea.id', 'saved.dateIdeaId')
    .selectAll('idea')
    .where('saved.userId', '=', userId)
    .where('idea.id', '=', ideaId)
    .executeTakeFirst();
  return row ?? null;
}

/** Shown ones, the latest first. */
export async function savedIdeas(db: Db, userId: string): Promise<DateIdeaRow[]> {
  return db
    .selectFrom('savedDateIdeas as saved')
    .innerJoin('dateIdeas as idea', 'idea.id', 'saved.dateIdeaId')
    .selectAll('idea')
    .where('saved.userId', '=', userId)
    .where('idea.removedAt', 'is', null)
    .orderBy('saved.savedAt', 'desc')
    .orderBy('idea.slug')
    .execute();
}

/** Of these places, the ids of those that the person saved. */
export async function savedAmong(db: Db, userId: string, ideaIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('savedDateIdeas')
    .select('dateIdeaId')
    .where('userId', '=', userId)
    .where('dateIdeaId', 'in', ideaIds)
    .execute();
  return rows.map(({ dateIdeaId }) => dateIdeaId);
}

export type NewReport = {
  id: string;
  dateIdeaId: string;
  userId: string;
  change: DateIdeaChange;
  note: string;
  reportedAt: Date;
};

/** The same report of a person again is the same one, with its latest note. */
export async function putReport(db: Db, report: NewReport): Promise<void> {
  await db
    .insertInto('dateIdeaReports')
    .values(report)
    .onConflict((on) =>
      on.columns(['dateIdeaId', 'userId', 'change']).doUpdateSet({ note: report.note, reportedAt: report.reportedAt }),
    )
    .execute();
}

/** The latest first, at most `most` of a place. */
export async function reportsOf(db: Db, ideaIds: readonly string[], most: number): Promise<DateIdeaReportRow[]> {
  const { rows } = await sql<DateIdeaReportRow>`
    select found.* from unnest(${[...ideaIds]}::uuid[]) as asked (id)
    cross join lateral (
      select * from date_idea_reports where date_idea_id = asked.id order by reported_at desc, id desc limit ${most}
    ) found`.execute(db);
  return rows;
}

/** The place was looked at: what readers reported of it is settled, up to an instant or all. */
export async function settleReports(db: Db, ideaId: string, until: Date | null): Promise<void> {
  let settled = db.deleteFrom('dateIdeaReports').where('dateIdeaId', '=', ideaId);
  if (until !== null) settled = settled.where('reportedAt', '<=', until);
  await settled.execute();
}
