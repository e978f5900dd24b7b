import type { Insertable } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { NewsletterSubscribersTable } from '#server/db/rows.generated.ts';
import type { SubscriberRow } from '#server/db/rows.ts';

type NewSubscriber = Omit<Insertable<NewsletterSubscribersTable>, 'consentGiven' | 'unsubscribedAt' | 'userId'>;

/** Puts an address on the list; its consent's id, or undefined when it is on the list. Of any number at once, one gets an id. */
export async function putOnList(db: Db, row: NewSubscriber): Promise<string | undefined> {
  const placed = await db
    .insertInto('newsletterSubscribers')
    .values({ ...row, consentGiven: true, unsubscribedAt: null, userId: null })
    .onConflict((conflict) => conflict.column('email').where('unsubscribedAt', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return placed?.id;
}

/** Takes the address of a consent off the list, also when it came back since, and says whether it was on it. */
export async function takeOffList(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletterSubscribers')
    .set({ unsubscribedAt: now })
    .where('email', '=', (eb) => eb.selectFrom('newsletterSubscribers').select('email').where('id', '=', id))
    .where('unsubscribedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the address of an account off the list. */
export async function takeAccountOffList(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('newsletterSubscribers')
    .set({ unsubscribedAt: now })
    .where('email', '=', (eb) => eb.selectFrom('users').select('email').where('id', '=', userId))
    .where('unsubscribedAt', 'is', null)
    .execute();
}

/**
 * Ends the consents of an address that an account gave up, which keeps them as its own; the live one, when there was one. Of an address
 * that was never confirmed only those that the account itself gave: the others may be a stranger's.
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

/** A row that is on the list. */
export async function subscriberById(db: Db, id: string): Promise<SubscriberRow | undefined> {
  return db
    .selectFrom('newsletterSubscribers')
    .selectAll()
    .where('id', '=', id)
    .where('unsubscribedAt', 'is', null)
    .executeTakeFirst();
}

/** Those of these accounts whose address is on the list. */
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

/** An account that wants offers by mail and may sign in. */
export async function offersReader(db: Db, userId: string): Promise<{ email: string; fullName: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['email', 'fullName'])
    .where('id', '=', userId)
    .where('offersByMail', '=', true)
    .where('suspendedAt', 'is', null)
    .executeTakeFirst();
}
