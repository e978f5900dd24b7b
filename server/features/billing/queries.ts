import { sql } from 'kysely';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { BillingCustomersTable, StripeEventsTable } from '#server/db/rows.generated.ts';
import type { InvoiceRow, PlanSubscriptionRow } from '#server/db/rows.ts';

/** The next read number. Take it before a call of the provider: a higher number then means a later read. */
export async function nextRead(db: Db): Promise<string> {
  const { rows } = await sql<{ number: string }>`select nextval('billing_reads') as number`.execute(db);
  return rows[0]?.number ?? '0';
}

export async function isEventStored(db: Db, id: string): Promise<boolean> {
  const found = await db.selectFrom('stripeEvents').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

/** True if the event is new. A concurrent insert of the same event waits for the other transaction. */
export async function storeEvent(db: Db, event: StripeEventsTable): Promise<boolean> {
  const result = await db
    .insertInto('stripeEvents')
    .values(event)
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('stripeEvents').where('receivedAt', '<', before).execute();
}

export async function customerById(db: Db, customerId: string): Promise<BillingCustomersTable | undefined> {
  return db.selectFrom('billingCustomers').selectAll().where('customerId', '=', customerId).executeTakeFirst();
}

export async function customerOfUser(db: Db, userId: string): Promise<BillingCustomersTable | undefined> {
  return db.selectFrom('billingCustomers').selectAll().where('userId', '=', userId).executeTakeFirst();
}

export async function insertCustomer(db: Db, customer: BillingCustomersTable): Promise<void> {
  await db
    .insertInto('billingCustomers')
    .values(customer)
    .onConflict((on) => on.doNothing())
    .execute();
}

export async function deleteCustomer(db: Db, userId: string, customerId: string): Promise<void> {
  await db.deleteFrom('billingCustomers').where('userId', '=', userId).where('customerId', '=', customerId).execute();
}

/** As `customerById`, and locks the row until the transaction ends. The lock serialises decisions about the person's subscriptions. */
export async function lockCustomer(db: Db, customerId: string): Promise<BillingCustomersTable | undefined> {
  return db
    .selectFrom('billingCustomers')
    .selectAll()
    .where('customerId', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
}

export async function subscriptionById(db: Db, id: string): Promise<PlanSubscriptionRow | undefined> {
  return db.selectFrom('billingSubscriptions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Subscriptions that were not refused and have not ended, oldest first. */
export async function openSubscriptions(db: Db, userIds: readonly string[]): Promise<PlanSubscriptionRow[]> {
  return db
    .selectFrom('billingSubscriptions')
    .selectAll()
    .where('userId', '=', anyOf(userIds))
    .where('refusal', 'is', null)
    .where('endedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
}

export async function openSubscriptionIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('billingSubscriptions').select('id').where('endedAt', 'is', null).execute();
  return rows.map(({ id }) => id);
}

/** Drops a row with a lower or equal read number than the stored one; returns true if it stored the row. */
export async function keepSubscription(db: Db, row: PlanSubscriptionRow): Promise<boolean> {
  const { id: _id, userId: _userId, createdAt: _createdAt, isTrialEndTold: _told, ...news } = row;
  const result = await db
    .insertInto('billingSubscriptions')
    .values(row)
    .onConflict((on) =>
      on.column('id').doUpdateSet(news).whereRef('billingSubscriptions.readNumber', '<', 'excluded.readNumber'),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function replaceSubscription(db: Db, id: string): Promise<void> {
  await db.updateTable('billingSubscriptions').set({ refusal: 'replaced' }).where('id', '=', id).execute();
}

export async function markTrialEndTold(db: Db, id: string): Promise<boolean> {
  const result = await db
    .updateTable('billingSubscriptions')
    .set({ isTrialEndTold: true })
    .where('id', '=', id)
    .where('isTrialEndTold', '=', false)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** As `keepSubscription`. */
export async function keepInvoice(db: Db, row: InvoiceRow): Promise<void> {
  const { id: _id, userId: _userId, createdAt: _createdAt, ...news } = row;
  await db
    .insertInto('billingInvoices')
    .values(row)
    .onConflict((on) =>
      on.column('id').doUpdateSet(news).whereRef('billingInvoices.readNumber', '<', 'excluded.readNumber'),
    )
    .execute();
}

/** Newest first, without those of amount zero, which a trial has. */
export async function invoicesOfUser(db: Db, userId: string, limit: number): Promise<InvoiceRow[]> {
  return db
    .selectFrom('billingInvoices')
    .selectAll()
    .where('userId', '=', userId)
    .where('amountMinor', '>', 0)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the number of deleted rows. */
export async function deleteInvoicesBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.selectFrom('billingInvoices').select('id').where('createdAt', '<', before).limit(limit);
  const { numDeletedRows } = await db.deleteFrom('billingInvoices').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
