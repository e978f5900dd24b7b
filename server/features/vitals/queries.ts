import { type Insertable, sql } from 'kysely';
import type { NetworkClass, VitalMetric } from '#rules/vitals.ts';
import type { Db } from '#server/db/pool.ts';
import type { VitalBucketsTable } from '#server/db/rows.generated.ts';

export type Bucket = Insertable<VitalBucketsTable>;

/** In one order, so that two processes do not wait for each other. */
export async function addBuckets(db: Db, buckets: readonly Bucket[]): Promise<void> {
  const keyOf = ({ day, metric, route, network, bucket }: Bucket) => `${day} ${metric} ${route} ${network} ${bucket}`;
  const inOrder = [...buckets].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  await db
    .insertInto('vitalBuckets')
    .values(inOrder)
    .onConflict((conflict) =>
      conflict.constraint('vital_buckets_pkey').doUpdateSet({ count: sql`vital_buckets.count + excluded.count` }),
    )
    .execute();
}

export async function purgeBuckets(db: Db, beforeDay: string): Promise<void> {
  await db.deleteFrom('vitalBuckets').where('day', '<', beforeDay).execute();
}

export type Counted = { metric: VitalMetric; route: string; network: NetworkClass; bucket: number; count: number };

export async function bucketsFrom(db: Db, fromDay: string): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select metric, route, network, bucket, sum(count)::int as count from vital_buckets
    where day >= ${fromDay}::date group by metric, route, network, bucket`.execute(db);
  return rows;
}
