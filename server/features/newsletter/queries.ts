import { type Insertable, sql } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { NewsletterSubscribersTable } from '#server/db/rows.generated.ts';
import type { SubscriberRow } from '#server/db/rows.ts';

type NewSubscriber = Omit<
  Insertable<NewsletterSubscribersTable>,
  'consentGiven' | 'unsubscribedAt' | 'userId' | 'hasBounced'
>;

/** Undefined when the address is on the list. Of parallel calls one gets an id. */
export async function putOnList(db: Db, row: NewSubscriber): Promise<string | undefined> {
  const placed = await db
    .insertInto('newsletterSubscribers')
    .values({ ...row, consentGiven: true, unsubscribedAt: null, userId: null })
    .onConflict((conflict) => conflict.column('email').where('unsubscribedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return placed?.id;
}

/** Also when the address returned since. Answers the address; undefined when it was not on the list. */
export async function takeOffList(db: Db, id: string, now: Date): Promise<string | undefined> {
  const ended = await db
    .updateTable('newsletterSubscribers')
    .set({ unsubscribedAt: now })
    .where('email', '=', (eb) => eb.selectFrom('newsletterSubscribers').select('email').where('id', '=', id))
    .where('unsubscribedAt', 'is', null)
    .returning('email')
    .executeTakeFirst();
  return ended?.email;
}

export async function takeAccountOffList(db: Db, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletterSubscribers')
    .set({ unsubscribedAt: now })
    .where('email', '=', (eb) => eb.selectFrom('users').select('email').where('id', '=', userId))
    .where('unsubscribedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Assigns the consents of the former address to the account, and answers the live one. For an address that was never confirmed, ends only
 * the account's own consents: the others may be a stranger's.
 */
export async function endFormerAddress(
  db: Db,
  { userId, email, isConfirmed, now }: { userId: string; email: string; isConfirmed: boolean; now: Date },
): Promise<SubscriberRow | undefined> {
  const live = await db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('email', '=', email)
    .where('unsubscribedAt', 'is', null)
    .$if(!isConfirmed, (query) => query.where('source', '=', 'settings'))
    .forUpdate()
    .executeTakeFirst();
  await db
    .updateTable('newsletterSubscribers')
    .set(({ fn, val }) => ({ userId, unsubscribedAt: fn.coalesce('unsubscribedAt', val(now)) }))
    .where('email', '=', email)
    .where('userId', 'is', null)
    .$if(!isConfirmed, (query) => query.where('source', '=', 'settings'))
    .execute();
  return live;
}

export async function subscriberById(db: Db, id: string): Promise<SubscriberRow | undefined> {
  return db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('id', '=', id)
    .where('unsubscribedAt', 'is', null)
    .executeTakeFirst();
}

export async function subscribedUserIds(db: Db, userIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('newsletterSubscribers', 'newsletterSubscribers.email', 'users.email')
    .select('users.id')
    .where('users.id', '=', anyOf(userIds))
    .where('newsletterSubscribers.unsubscribedAt', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

export async function offersReader(db: Db, userId: string): Promise<{ email: string; fullName: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'fullName'])
    .where('id', '=', userId)
    .where('offersByMail', '=', true)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();
}

/** Answers the number of addresses that were on the list. */
export async function markBounced(db: Db, emails: readonly string[], now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('newsletterSubscribers')
    .set({ unsubscribedAt: now, hasBounced: true })
    .where('email', '=', sql<string>`any(${[...emails]}::citext[])`)
    .where('unsubscribedAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** With `emails`, only those among them. */
export async function listSize(db: Db, emails?: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('newsletterSubscribers')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('unsubscribedAt', 'is', null)
    .$if(emails !== undefined, (query) => query.where('email', '=', sql<string>`any(${[...(emails ?? [])]}::citext[])`))
    .executeTakeFirstOrThrow();
  return count;
}

/** With `hasBounced`, because letters did not reach them; else by themselves. Addresses that returned or were replaced do not count. */
export async function leftSince(db: Db, since: Date, { hasBounced }: { hasBounced: boolean }): Promise<number> {
  const { count } = await db
    .selectFrom('newsletterSubscribers')
    .select(sql<number>`count(distinct email)::integer`.as('count'))
    .where('unsubscribedAt', '>=', since)
    .where('hasBounced', '=', hasBounced)
    .where('userId', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletterSubscribers as live')
            .select('live.id')
            .whereRef('live.email', '=', 'newsletterSubscribers.email')
            .where('live.unsubscribedAt', 'is', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}
