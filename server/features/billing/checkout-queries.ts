import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';
import type { BillingCheckoutsTable, TrialClaimsTable } from '#server/db/rows.generated.ts';

export type CheckoutRow = BillingCheckoutsTable;

export async function checkoutOfUser(db: Db, userId: string): Promise<CheckoutRow | undefined> {
  return db.selectFrom('billingCheckouts').selectAll().where('userId', '=', userId).executeTakeFirst();
}

export async function replaceCheckout(db: Db, row: CheckoutRow): Promise<void> {
  const { userId: _userId, ...rest } = row;
  await db
    .insertInto('billingCheckouts')
    .values(row)
    .onConflict((on) => on.column('userId').doUpdateSet(rest))
    .execute();
}

/** False if another checkout replaced this one. */
export async function setPage(db: Db, id: string, page: Pick<CheckoutRow, 'sessionId' | 'url' | 'expiresAt'>) {
  const result = await db.updateTable('billingCheckouts').set(page).where('id', '=', id).executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function dropUnopened(db: Db, id: string): Promise<void> {
  await db.deleteFrom('billingCheckouts').where('id', '=', id).where('url', 'is', null).execute();
}

/** Deletes a checkout, unless it has another page by now. */
export async function dropClosed(db: Db, { id, sessionId }: Pick<CheckoutRow, 'id' | 'sessionId'>): Promise<void> {
  await db
    .deleteFrom('billingCheckouts')
    .where('id', '=', id)
    .where('sessionId', 'is not distinct from', sessionId)
    .execute();
}

/** Returns the provider's session id of the checkout's page, or null. */
export async function dropCheckout(db: Db, userId: string): Promise<string | null> {
  const gone = await db
    .deleteFrom('billingCheckouts')
    .where('userId', '=', userId)
    .returning('sessionId')
    .executeTakeFirst();
  return gone?.sessionId ?? null;
}

export type Claim = Pick<TrialClaimsTable, 'kind' | 'hash'>;

export async function claimants(db: Db, claims: readonly Claim[]): Promise<string[]> {
  if (claims.length === 0) return [];
  const { rows } = await sql<{ subscriptionId: string }>`
    select distinct c.subscription_id from trial_claims c
    join unnest(${claims.map(({ kind }) => kind)}::text[], ${claims.map(({ hash }) => hash)}::bytea[]) as given (kind, hash)
      on given.kind = c.kind and given.hash = c.hash`.execute(db);
  return rows.map(({ subscriptionId }) => subscriptionId);
}

/** Skips claims that are taken. Sorted by kind, so that concurrent transactions lock in one order. */
export async function insertClaims(db: Db, claims: readonly TrialClaimsTable[]): Promise<void> {
  if (claims.length === 0) return;
  await db
    .insertInto('trialClaims')
    .values([...claims].sort((one, other) => (one.kind < other.kind ? -1 : 1)))
    .onConflict((on) => on.doNothing())
    .execute();
}

export async function hasClaim(db: Db, subscriptionId: string, kind: string): Promise<boolean> {
  const found = await db
    .selectFrom('trialClaims')
    .select('kind')
    .where('subscriptionId', '=', subscriptionId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return found !== undefined;
}
