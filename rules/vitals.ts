/** How fast pages are for real people: LCP, INP, CLS, and the time to the first card of /browse. Times are in milliseconds. */
import * as z from 'zod/mini';
import { paths } from './paths.ts';
import { whole } from './validation.ts';

export const vitalMetrics = ['lcp', 'inp', 'cls', 'card'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

export const networkClasses = ['two_g', 'three_g', 'four_g', 'unknown'] as const;
export type NetworkClass = (typeof networkClasses)[number];

const routes: readonly string[] = Object.values(paths);

/** `share`: of page loads. `keepEveryMs`: how often a process adds its buckets to the table. */
export const vitalLimits = {
  share: 0.25,
  bodyBytes: 512,
  perMinute: 300,
  keepEveryMs: 60_000,
  days: { default: 7, max: 90 },
} as const;

const loads = [500, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_000, 8_000, 10_000, 15_000, 20_000, 30_000];

/** The upper bounds of the buckets; one more bucket has the rest. */
export const vitalBounds: Readonly<Record<VitalMetric, readonly number[]>> = {
  lcp: loads,
  inp: [25, 50, 75, 100, 150, 200, 300, 500, 750, 1_000, 2_000, 5_000],
  cls: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  card: loads,
};

/** The most that counts as good, and as not yet poor (web.dev/articles/vitals). */
export const vitalMarks: Readonly<Record<VitalMetric, readonly [good: number, fair: number]>> = {
  lcp: [2_500, 4_000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  card: [2_500, 4_000],
};

export const messages = {
  badDays: `Days must be a whole number from 1 to ${vitalLimits.days.max}`,
} as const;

const LONGEST_MS = 600_000;
const time = z.optional(z.number().check(z.minimum(0), z.maximum(LONGEST_MS)));

/** What a page sends. Every text is of a closed list. */
export const vitalsRule = z.strictObject({
  route: z.enum(routes as [string, ...string[]]),
  network: z.enum(networkClasses),
  lcp: time,
  inp: time,
  cls: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
  card: time,
});
export type Vitals = z.infer<typeof vitalsRule>;

export const daysRule = z.object({ days: whole({ min: 1, max: vitalLimits.days.max }, messages.badDays) });

function fits(route: string, pathname: string): boolean {
  const [wanted, given] = [route, pathname].map((path) => path.split('/').filter((part) => part !== ''));
  if (wanted === undefined || given === undefined) return false;
  const isOpen = wanted.at(-1) === '*';
  const parts = isOpen ? wanted.slice(0, -1) : wanted;
  return (
    (isOpen ? given.length >= parts.length : given.length === parts.length) &&
    parts.every((part, at) => part.startsWith(':') || part === given[at])
  );
}

/** The pattern of an address, such as /chat/:matchId; null for one that the product does not have. */
export function routeOf(pathname: string): string | null {
  return routes.find((route) => fits(route, pathname)) ?? null;
}

/** From the `effectiveType` of the Network Information API, which only Chromium has. */
export function networkOf(effectiveType: unknown): NetworkClass {
  if (effectiveType === '4g') return 'four_g';
  if (effectiveType === '3g') return 'three_g';
  return effectiveType === '2g' || effectiveType === 'slow-2g' ? 'two_g' : 'unknown';
}

export function bucketOf(metric: VitalMetric, value: number): number {
  const at = vitalBounds[metric].findIndex((bound) => value <= bound);
  return at === -1 ? vitalBounds[metric].length : at;
}

/** By the counts of its buckets, straight within a bucket, as Prometheus' histogram_quantile does. Null without counts. */
export function quantileOf(metric: VitalMetric, counts: readonly number[], share: number): number | null {
  const bounds = vitalBounds[metric];
  const rank = counts.reduce((sum, count) => sum + count, 0) * share;
  if (rank === 0) return null;
  let below = 0;
  for (const [at, bound] of bounds.entries()) {
    const count = counts[at] ?? 0;
    if (below + count >= rank && count > 0) {
      const from = bounds[at - 1] ?? 0;
      return from + ((rank - below) / count) * (bound - from);
    }
    below += count;
  }
  return bounds.at(-1) ?? null;
}
