import type { PaidPlan } from '#rules/entitlements.ts';
import type { PrepaidTerm } from '#rules/prepaid.ts';
import type { Db } from '#server/db/pool.ts';
import type { PrepaidOrderRow } from '#server/db/rows.ts';

export async function orderById(db: Db, id: string): Promise<PrepaidOrderRow | undefined> {
  return db.selectFrom('prepaidOrders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks the order until the transaction ends. Lock its account first. */
export async function lockOrder(db: Db, id: string): Promise<PrepaidOrderRow | undefined> {
  return db.selectFrom('prepaidOrders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The newest order of the same kind that nobody has paid, not older than `since`. */
export async function openOrder(
  db: Db,
  { userId, plan, term, amountMinor }: { userId: string; plan: PaidPlan; term: PrepaidTerm; amountMinor: number },
  since: Date,
): Promise<PrepaidOrderRow | undefined> {
  return db
    .selectFrom('prepaidOrders')
    .selectAll()
    .where('userId', '=', userId)
    .where('plan', '=', plan)
    .where('term', '=', term)
    .where('amountMinor', '=', amountMinor)
    .where('state', '=', 'open')
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
}

export async function insertOrder(db: Db, row: PrepaidOrderRow): Promise<void> {
  await db.insertInto('prepaidOrders').values(row).execute();
}

/** False if the order is not there any more. */
export async function updateOrder(
  db: Db,
  id: string,
  changes: Partial<Omit<PrepaidOrderRow, 'id' | 'userId' | 'plan' | 'term'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('prepaidOrders').set(changes).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function dropUnopened(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom('prepaidOrders')
    .where('id', '=', id)
    .where('url', 'is', null)
    .where('state', '=', 'open')
    .execute();
}

export async function orderOfEntitlement(db: Db, entitlementId: string): Promise<PrepaidOrderRow | undefined> {
  return db.selectFrom('prepaidOrders').selectAll().where('entitlementId', '=', entitlementId).executeTakeFirst();
}

const held = (db: Db) =>
  db
    .selectFrom('prepaidOrders as o')
    .innerJoin('entitlements as e', 'e.id', 'o.entitlementId')
    .select(['o.id', 'o.plan', 'o.term', 'o.paidAt', 'o.entitlementId', 'e.startsAt', 'e.endsAt']);

/** The paid orders whose plans run or wait, in the order in which they begin. */
export async function heldOrders(db: Db, userId: string, now: Date) {
  return held(db)
    .where('o.userId', '=', userId)
    .where('o.state', '=', 'paid')
    .where('e.endsAt', '>', now)
    .orderBy('e.startsAt')
    .orderBy('o.id')
    .execute();
}

/** When the plan of an order begins and ends; undefined once it is gone. */
export async function spanOf(db: Db, orderId: string) {
  return held(db).where('o.id', '=', orderId).executeTakeFirst();
}

export async function openOrderIds(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('prepaidOrders')
    .select('id')
    .where('state', '=', 'open')
    .where('url', 'is not', null)
    .where('createdAt', '>', since)
    .orderBy('createdAt')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns the number of deleted rows. */
export async function deleteOrdersBefore(db: Db, isOpen: boolean, before: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('prepaidOrders')
    .select('id')
    .where('createdAt', '<', before)
    .where('state', isOpen ? '=' : '!=', 'open')
    .limit(limit);
  const { numDeletedRows } = await db.deleteFrom('prepaidOrders').where('id', 'in', old).executeTakeFirst();
  return Number(numDeletedRows);
}
