import { CompiledQuery } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** A crash of Postgres empties `throttles` and so opens its windows; `lastingThrottles` survives. */
export type ThrottleTable = 'throttles' | 'lastingThrottles';

/** The client that rate-limiter-flexible needs, over the app's own pool. */
export function throttleStore(db: Db) {
  return {
    async query({ text, values = [] }: { text: string; values?: unknown[] }) {
      // The library expects the keys of plain SQL, not camelCase, and `expire` as text like every bigint.
      const { rows, numAffectedRows } = await db.withoutPlugins().executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}

/** Unless its window has passed. */
export async function returnPoint(db: Db, table: ThrottleTable, key: string, now: number): Promise<void> {
  await db
    .updateTable(table)
    .set(({ eb }) => ({ points: eb('points', '-', 1) }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .where('expire', '>', String(now))
    .execute();
}

/** `until` in epoch ms. */
export async function keepKey(db: Db, key: string, until: number): Promise<void> {
  const expire = String(until);
  await db
    .insertInto('lastingThrottles')
    .values({ key, points: 0, expire })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ expire }))
    .execute();
}

export async function isKept(db: Db, key: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('lastingThrottles')
    .select('key')
    .where('key', '=', key)
    .where('expire', '>', String(now))
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteThrottlesExpiredBy(db: Db, now: number): Promise<void> {
  for (const table of ['throttles', 'lastingThrottles'] as const)
    await db.deleteFrom(table).where('expire', '<=', String(now)).execute();
}
