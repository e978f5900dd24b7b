import type { Insertable } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { NewsletterSubscribersTable } from '#server/db/rows.generated.ts';
import type { SubscriberRow } from '#server/db/rows.ts';

type NewSubscriber = Omit<Insertable<NewsletterSubscribersTable>, 'consentGiven' | 'unsubscribedAt'>;

/** Puts an address on the list, also again after it left; its row's id, or undefined when it is on the list. Of any number at once, one gets an id. */
export async function putOnList(db: Db, row: NewSubscriber): Promise<string | undefined> {
  const { source, consentTimestamp } = row;
  const placed = await db
    .insertInto('newsletterSubscribers')
    .values({ ...row, consentGiven: true, unsubscribedAt: null })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ source, consentTimestamp, unsubscribedAt: null })
        .where('newsletterSubscribers.unsubscribedAt', 'is not', null),
    )
    .returning('id')
    .executeTakeFirst();
  return placed?.id;
}

/** Takes a row off the list and says whether it was on it. */
export async function takeOffList(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('newsletterSubscribers')
    .set({ unsubscribedAt: now })
    .where('id', '=', id)
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
