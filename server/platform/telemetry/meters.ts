/** A registry for each app. No label names a person, and none holds a caller's raw value. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type VitalMetric, vitalBounds } from '#rules/vitals.ts';
import { appScoped } from '#server/base/app-state.ts';

/** Seconds: from an answer from memory to a timeout. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const vitalNames: Readonly<Record<VitalMetric, readonly [name: string, help: string]>> = {
  lcp: ['lcp_seconds', 'Time to the largest contentful paint'],
  inp: ['inp_seconds', 'Time from an interaction to the next paint'],
  cls: ['cls_score', 'Cumulative layout shift'],
  card: ['first_card_seconds', 'Time to the first card of /browse'],
};

function vitalOf(metric: VitalMetric, registers: Registry[]) {
  const [name, help] = vitalNames[metric];
  return new Histogram({
    name: `zobo_page_${name}`,
    help: `${help}, as browsers of real people tell it, by route and class of network.`,
    labelNames: ['route', 'network'] as const,
    buckets: vitalBounds[metric].map((bound) => (metric === 'cls' ? bound : bound / 1_000)),
    registers,
  });
}

function createMeters() {
  const registry = new Registry();
  const registers = [registry];
  let hasDefaults = false;
  return {
    registry,
    operations: new Histogram({
      name: 'zobo_operation_duration_seconds',
      help: 'Time to execute a GraphQL operation, or one event of a subscription, by the name that the client gives it.',
      labelNames: ['operation', 'kind'] as const,
      buckets: BUCKETS,
      registers,
    }),
    vitals: {
      lcp: vitalOf('lcp', registers),
      inp: vitalOf('inp', registers),
      cls: vitalOf('cls', registers),
      card: vitalOf('card', registers),
    },
    errors: new Counter({
      name: 'zobo_errors_total',
      help: 'Top-level errors of GraphQL answers, by code.',
      labelNames: ['code'] as const,
      registers,
    }),
    responses: new Counter({
      name: 'zobo_http_responses_total',
      help: 'HTTP answers, by route and status.',
      labelNames: ['route', 'status'] as const,
      registers,
    }),
    /** Read at each request for metrics. */
    gauge<L extends string>(
      name: string,
      help: string,
      labelNames: readonly L[],
      read: (gauge: Gauge<L>) => unknown,
    ): void {
      new Gauge({
        ...{ name, help, labelNames, registers },
        async collect() {
          await read(this);
        },
      });
    },
    /** Collected from the first request for metrics. */
    startDefaults(): void {
      if (!hasDefaults) collectDefaultMetrics({ register: registry });
      hasDefaults = true;
    },
  };
}

export const metersOf = appScoped(createMeters);
