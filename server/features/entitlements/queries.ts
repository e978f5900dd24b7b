import { sql } from 'kysely';
import type { PaidPlan } from '#rules/entitlements.ts';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { EntitlementRow } from '#server/db/rows.ts';

export async function entitlementsInForce(db: Db, userIds: readonly string[], now: Date): Promise<EntitlementRow[]> {
  return db
    .selectFrom('entitlements')
    .selectAll()
    .where('userId', '=', anyOf(userIds))
    .where('startsAt', '<=', now)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .execute();
}

export async function insertEntitlement(db: Db, row: EntitlementRow): Promise<void> {
  await db.insertInto('entitlements').values(row).execute();
}

/** The administrators' grants of a person in force, of one plan or of any (null). Locks them until the transaction ends. */
export async function grantsInForce(db: Db, userId: string, plan: PaidPlan | null, now: Date) {
  return db
    .selectFrom('entitlements')
    .select('id')
    .where('userId', '=', userId)
    .where('source', 'in', ['admin', 'flag'])
    .where('startsAt', '<=', now)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .$if(plan !== null, (query) => query.where('plan', '=', plan))
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function entitlementById(db: Db, id: string): Promise<EntitlementRow | undefined> {
  return db.selectFrom('entitlements').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Bought, and without a subscription. */
export async function prepaidGrants(db: Db, userId: string, plan: PaidPlan, now: Date) {
  return db
    .selectFrom('entitlements')
    .select(['id', 'startsAt'])
    .select(sql<Date>`ends_at`.as('endsAt'))
    .where('userId', '=', userId)
    .where('plan', '=', plan)
    .where('source', '=', 'checkout')
    .where('subscriptionId', 'is', null)
    .where('endsAt', '>', now)
    .orderBy('startsAt')
    .orderBy('createdAt')
    .execute();
}

export async function entitlementOfSubscription(db: Db, subscriptionId: string): Promise<EntitlementRow | undefined> {
  return db
    .selectFrom('entitlements')
    .selectAll()
    .where('subscriptionId', '=', subscriptionId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateEntitlement(
  db: Db,
  id: string,
  changes: Partial<Pick<EntitlementRow, 'plan' | 'isTrial' | 'startsAt' | 'endsAt' | 'renewsAt'>>,
): Promise<void> {
  await db.updateTable('entitlements').set(changes).where('id', '=', id).execute();
}

export async function deleteEntitlement(db: Db, id: string): Promise<void> {
  await db.deleteFrom('entitlements').where('id', '=', id).execute();
}

export async function hasUnusedCoupon(db: Db, userId: string): Promise<boolean> {
  const found = await db
    .selectFrom('betaPlaces')
    .select('place')
    .where('userId', '=', userId)
    .where('couponUsedBy', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

export async function setCouponUsed(db: Db, userId: string, subscriptionId: string, now: Date): Promise<void> {
  await db
    .updateTable('betaPlaces')
    .set({ couponUsedBy: subscriptionId, couponUsedAt: now })
    .where('userId', '=', userId)
    .where('couponUsedBy', 'is', null)
    .execute();
}

export async function betaPlaces(db: Db, userId: string): Promise<{ taken: number; isHeld: boolean }> {
  return db
    .selectFrom('betaPlaces')
    .select([
      sql<number>`count(*)::int`.as('taken'),
      sql<boolean>`coalesce(bool_or(user_id = ${userId}::uuid), false)`.as('isHeld'),
    ])
    .executeTakeFirstOrThrow();
}

/** Takes the first free of `places` for a person. True if there was one. Call it in a transaction: a table lock makes people queue. */
export async function takeBetaPlace(db: Db, userId: string, places: number, now: Date): Promise<boolean> {
  await sql`lock table beta_places in share row exclusive mode`.execute(db);
  const { rows } = await sql`
    insert into beta_places (place, user_id, taken_at)
    select place, ${userId}::uuid, ${now}::timestamptz
    from generate_series(1, ${places}::int) as free (place)
    where not exists (select from beta_places as taken where taken.place = free.place)
    order by place limit 1
    on conflict (user_id) do nothing
    returning place`.execute(db);
  return rows.length > 0;
}
