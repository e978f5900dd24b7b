import { lagosDay, lagosMidnight } from '#rules/age.ts';
import { check } from '#rules/validation.ts';
import {
  bucketOf,
  daysRule,
  type NetworkClass,
  quantileOf,
  type VitalMetric,
  vitalBounds,
  vitalLimits,
  vitalMetrics,
  vitalsRule,
} from '#rules/vitals.ts';
import { appScoped } from '#server/base/app-state.ts';
import { badInput, invalidInput } from '#server/base/errors.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { metersOf } from '#server/platform/telemetry/meters.ts';
import * as queries from './queries.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** What this process has not yet added to the table. */
const pendingOf = appScoped(() => new Map<string, queries.Bucket>());

function add(needs: Pick<Deps, 'config'>, bucket: queries.Bucket): void {
  const pending = pendingOf(needs);
  const key = Object.values({ ...bucket, count: '' }).join(' ');
  pending.set(key, { ...bucket, count: (pending.get(key)?.count ?? 0) + bucket.count });
}

/** False if it is not what our page sends. */
export function takeVitals(needs: Needs, given: unknown): boolean {
  const checked = check(vitalsRule, given);
  if (!checked.ok) return false;
  const { route, network, ...values } = checked.value;
  const day = lagosDay(needs.clock());
  for (const metric of vitalMetrics) {
    const value = values[metric];
    if (value === undefined) continue;
    metersOf(needs).vitals[metric].observe({ route, network }, metric === 'cls' ? value : value / 1_000);
    add(needs, { day, metric, route, network, bucket: bucketOf(metric, value), count: 1 });
  }
  return true;
}

/** Adds what this process counted to the table. After a failure it is added the next time. */
export async function keepVitals(needs: Needs): Promise<void> {
  const pending = pendingOf(needs);
  const buckets = [...pending.values()];
  if (buckets.length === 0) return;
  pending.clear();
  try {
    await queries.addBuckets(needs.db, buckets);
  } catch (error) {
    for (const bucket of buckets) add(needs, bucket);
    throw error;
  }
  await queries.purgeBuckets(needs.db, lagosDay(lagosMidnight(needs.clock(), vitalLimits.days.max)));
}

export type PageVitals = {
  route: string;
  network: NetworkClass;
  loads: number;
  lcpMs: number | null;
  inpMs: number | null;
  cls: number | null;
  firstCardMs: number | null;
};

const P75 = 0.75;

type Buckets = Record<VitalMetric, number[]>;

function figuresOf(route: string, network: NetworkClass, buckets: Buckets): PageVitals {
  const p75 = (metric: VitalMetric) => quantileOf(metric, buckets[metric], P75);
  const loads = Math.max(...vitalMetrics.map((metric) => buckets[metric].reduce((sum, count) => sum + count, 0)));
  return { route, network, loads, lcpMs: p75('lcp'), inpMs: p75('inp'), cls: p75('cls'), firstCardMs: p75('card') };
}

const none = (): Buckets =>
  Object.fromEntries(vitalMetrics.map((metric) => [metric, [...vitalBounds[metric], 0].fill(0)])) as Buckets;

/** By route and network class, the most visited first. */
export async function pageVitals(ctx: Context, days: number): Promise<PageVitals[]> {
  requireAdmin(ctx);
  const checked = check(daysRule, { days });
  if (!checked.ok) throw badInput(invalidInput(checked.fieldErrors).message);
  const byPage = new Map<string, { route: string; network: NetworkClass; buckets: Buckets }>();
  const from = lagosDay(lagosMidnight(ctx.clock(), days - 1));
  for (const { route, network, metric, bucket, count } of await queries.bucketsFrom(ctx.db, from)) {
    const key = `${route} ${network}`;
    const page = byPage.get(key) ?? { route, network, buckets: none() };
    page.buckets[metric][bucket] = count;
    byPage.set(key, page);
  }
  const all = [...byPage.values()].map(({ route, network, buckets }) => figuresOf(route, network, buckets));
  return all.sort((a, b) => b.loads - a.loads || (a.route < b.route ? -1 : 1));
}
