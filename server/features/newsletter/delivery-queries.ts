import { sql } from 'kysely';
import type { NewsletterDay } from '#rules/newsletter-console.ts';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { NewsletterIssueRow } from '#server/db/rows.ts';
import type { IssueLetter } from './letters.ts';

type Delivery = Pick<IssueLetter, 'issueId' | 'subscriberId'>;

/** Answers the subscribers' ids; none when all readers at the issue's start have a row. Existing rows show the progress. */
export async function insertDeliveries(
  db: Db,
  { id, startedAt }: Pick<NewsletterIssueRow, 'id' | 'startedAt'>,
  atMost: number,
): Promise<string[]> {
  const rows = await db
    .insertInto('newsletterDeliveries')
    .columns(['issueId', 'subscriberId', 'state'])
    .expression(
      db
        .selectFrom('newsletterSubscribers as s')
        .select([sql<string>`${id}::uuid`.as('issueId'), 's.id', sql<string>`'waiting'`.as('state')])
        .where('s.consentTimestamp', '<=', startedAt)
        .where((eb) => eb.or([eb('s.unsubscribedAt', 'is', null), eb('s.unsubscribedAt', '>', startedAt)]))
        .where((eb) =>
          eb(
            's.id',
            '>',
            eb.fn.coalesce(
              eb
                .selectFrom('newsletterDeliveries')
                .select('subscriberId')
                .where('issueId', '=', id)
                .orderBy('subscriberId', 'desc')
                .limit(1),
              sql<string>`'00000000-0000-0000-0000-000000000000'::uuid`,
            ),
          ),
        )
        .orderBy('s.id')
        .limit(atMost),
    )
    .returning('subscriberId')
    .execute();
  return rows.map(({ subscriberId }) => subscriberId);
}

export async function waitingLetter(db: Db, issueId: string, subscriberId: string) {
  const row = await db
    .selectFrom('newsletterDeliveries as d')
    .innerJoin('newsletterIssues as i', 'i.id', 'd.issueId')
    .innerJoin('newsletterArticles as a', 'a.id', 'i.articleId')
    .innerJoin('newsletterSubscribers as s', 's.id', 'd.subscriberId')
    .select(['d.issueId', 'i.day', 'i.subject', 'i.title', 'i.content', 'a.slug', 'd.subscriberId', 's.email'])
    .leftJoin('users as u', (join) => join.onRef('u.email', '=', 's.email').on('u.emailVerifiedAt', 'is not', null))
    .select(['s.unsubscribedAt', 'u.fullName'])
    .where('d.issueId', '=', issueId)
    .where('d.subscriberId', '=', subscriberId)
    .where('d.state', '=', 'waiting')
    .executeTakeFirst();
  return row && { ...row, day: row.day as NewsletterDay, hasLeft: row.unsubscribedAt !== null };
}

export async function markTried(db: Db, { issueId, subscriberId }: Delivery, now: Date): Promise<void> {
  await db
    .updateTable('newsletterDeliveries')
    .set({ triedAt: now })
    .where('issueId', '=', issueId)
    .where('subscriberId', '=', subscriberId)
    .where('state', '=', 'waiting')
    .where('triedAt', 'is', null)
    .execute();
}

/** Counts once for all parallel calls. If a letter was given up while in flight, the mail server's answer wins. Locks the issue first. */
export async function closeDelivery(
  db: Db,
  { issueId, subscriberId }: Delivery,
  state: 'sent' | 'bounced' | 'skipped',
  now: Date,
): Promise<void> {
  await db
    .with('issue', (query) =>
      query.selectFrom('newsletterIssues').select('id').where('id', '=', issueId).forNoKeyUpdate(),
    )
    .with('was', (query) =>
      query
        .selectFrom('newsletterDeliveries as d')
        .innerJoin('issue', 'issue.id', 'd.issueId')
        .select(['d.issueId', 'd.subscriberId', 'd.state'])
        .where('d.subscriberId', '=', subscriberId)
        .where('d.state', 'in', state === 'skipped' ? ['waiting'] : ['waiting', 'skipped'])
        .forUpdate('d'),
    )
    .with('closed', (query) =>
      query
        .updateTable('newsletterDeliveries as d')
        .from('was')
        .set({ state, settledAt: now })
        .whereRef('d.issueId', '=', 'was.issueId')
        .whereRef('d.subscriberId', '=', 'was.subscriberId')
        .returning(['was.issueId', 'was.state']),
    )
    .updateTable('newsletterIssues as i')
    .from('closed')
    .set(({ eb }) => ({
      ...(state !== 'skipped' && { skipped: sql<number>`i.skipped - (closed.state = 'skipped')::integer` }),
      [state]: eb(`i.${state}`, '+', 1),
    }))
    .whereRef('i.id', '=', 'closed.issueId')
    .execute();
}

/** Call it in the transaction that ended the issues. */
export async function skipWaiting(db: Db, issueIds: readonly string[], now: Date): Promise<void> {
  await db
    .with('given', (query) =>
      query
        .updateTable('newsletterDeliveries')
        .set({ state: 'skipped', settledAt: now })
        .where('issueId', '=', anyOf(issueIds))
        .where('state', '=', 'waiting')
        .returning('issueId'),
    )
    .with('counts', (query) =>
      query
        .selectFrom('given')
        .select(['issueId', sql<number>`count(*)::integer`.as('count')])
        .groupBy('issueId'),
    )
    .updateTable('newsletterIssues as i')
    .from('counts')
    .set(({ eb, ref }) => ({ skipped: eb('i.skipped', '+', ref('counts.count')) }))
    .whereRef('i.id', '=', 'counts.issueId')
    .execute();
}
