import { sql } from 'kysely';
import type { NewsletterDay } from '#rules/newsletter-console.ts';
import type { Page, TimePlace } from '#server/db/paging.ts';
import type { Db } from '#server/db/pool.ts';
import type { ArticleRow, NewsletterIssueRow } from '#server/db/rows.ts';

type NewIssue = Pick<NewsletterIssueRow, 'id' | 'source' | 'lagosDate' | 'startedAt' | 'recipients'> & {
  day: NewsletterDay;
};

/** The first article never sent, else the one whose last sending is oldest. */
const nextOf = (db: Db, day: NewsletterDay) =>
  db
    .selectFrom('newsletterArticles as a')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('newsletterIssues as i')
          .select(({ fn }) => fn.max('i.startedAt').as('sentAt'))
          .whereRef('i.articleId', '=', 'a.id')
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('a.day', '=', day)
    .where('a.removedAt', 'is', null)
    .orderBy('last.sentAt', (order) => order.asc().nullsFirst())
    .orderBy('a.position')
    .orderBy('a.id')
    .limit(1);

export async function nextArticle(db: Db, day: NewsletterDay): Promise<ArticleRow | undefined> {
  return nextOf(db, day).selectAll('a').executeTakeFirst();
}

/** Undefined while another sending runs, if the schedule began one on this day, or without an article. Of parallel calls one begins. */
export async function insertIssue(db: Db, issue: NewIssue): Promise<NewsletterIssueRow | undefined> {
  const { id, day, source, lagosDate, startedAt, recipients } = issue;
  return db
    .insertInto('newsletterIssues')
    .columns([
      'id',
      'day',
      'source',
      'lagosDate',
      'startedAt',
      'recipients',
      'articleId',
      'subject',
      'title',
      'content',
    ])
    .expression(
      nextOf(db, day).select([
        sql<string>`${id}::uuid`.as('id'),
        sql<string>`${day}::text`.as('day'),
        sql<string>`${source}::text`.as('source'),
        sql<string>`${lagosDate}::date`.as('lagosDate'),
        sql<Date>`${startedAt}::timestamptz`.as('startedAt'),
        sql<number>`${recipients}::integer`.as('recipients'),
        'a.id as articleId',
        'a.subject',
        'a.title',
        'a.content',
      ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function isIssueUnderWay(db: Db): Promise<boolean> {
  const row = await db.selectFrom('newsletterIssues').select('id').where('finishedAt', 'is', null).executeTakeFirst();
  return row !== undefined;
}

/** By the schedule or by hand. */
export async function isBegunOn(db: Db, day: NewsletterDay, lagosDate: string): Promise<boolean> {
  const row = await db
    .selectFrom('newsletterIssues')
    .select('id')
    .where('day', '=', day)
    .where('lagosDate', '=', lagosDate)
    .executeTakeFirst();
  return row !== undefined;
}

/** Null when all letters are in the queue. Locks the issue until the transaction ends. */
export async function lockUnexpanded(db: Db, id: string): Promise<NewsletterIssueRow | undefined> {
  return db
    .selectFrom('newsletterIssues')
    .selectAll()
    .where('id', '=', id)
    .where('expandedAt', 'is', null)
    .where('finishedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markExpanded(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('newsletterIssues').set({ expandedAt: now }).where('id', '=', id).execute();
}

/** Each letter's job calls this after its own letter, so the last one ends the issue. */
export async function finishIssue(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('newsletterIssues')
    .set({ finishedAt: now })
    .where('id', '=', id)
    .where('expandedAt', 'is not', null)
    .where('finishedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletterDeliveries')
            .select('issueId')
            .where('issueId', '=', id)
            .where('state', '=', 'waiting')
            .where('triedAt', 'is', null),
        ),
      ),
    )
    .execute();
}

export async function lockIssue(db: Db, id: string) {
  return db
    .selectFrom('newsletterIssues')
    .select(['recipients', 'bounced'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** For an issue with too many refusals to be believed. True the first time. */
export async function markMistrusted(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletterIssues')
    .set({ mistrustedAt: now })
    .where('id', '=', id)
    .where('mistrustedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends issues that still run or have waiting letters. Answers their ids. */
export async function giveUpIssues(db: Db, before: Date, now: Date): Promise<string[]> {
  const old = await db
    .updateTable('newsletterIssues')
    .set(({ fn, val }) => ({
      expandedAt: fn.coalesce('expandedAt', val(now)),
      finishedAt: fn.coalesce('finishedAt', val(now)),
    }))
    .where('startedAt', '<', before)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('finishedAt', 'is', null),
        exists(
          selectFrom('newsletterDeliveries as d')
            .select('d.issueId')
            .whereRef('d.issueId', '=', 'newsletterIssues.id')
            .where('d.state', '=', 'waiting'),
        ),
      ]),
    )
    .returning('id')
    .execute();
  return old.map(({ id }) => id);
}

export async function deleteIssuesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('newsletterIssues').where('startedAt', '<', before).where('finishedAt', 'is not', null).execute();
}

export async function newestIssues(db: Db, { after, limit }: Page<TimePlace>): Promise<NewsletterIssueRow[]> {
  let page = db.selectFrom('newsletterIssues').selectAll();
  if (after !== null) page = page.where(sql<boolean>`(started_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  return page.orderBy('startedAt', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
