import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { bearerToken } from '#server/auth/bearer.ts';
import { withTimeout } from '#server/base/timeout.ts';
import { connectionsOf } from '#server/db/pool.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { countJobs } from '#server/platform/jobs/queries.ts';
import { metersOf } from '#server/platform/telemetry/meters.ts';

/** Between two counts of the queue. */
const COUNT_EVERY_MS = 10_000;
const COUNT_MS = 2_000;

/** In constant time. */
const isSame = (given: string, wanted: string): boolean => {
  const [a, b] = [given, wanted].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
};

type OpenSockets = { all(): readonly { subscriptions: { size: number } }[] };

function registerGauges(deps: Deps, sockets: OpenSockets): void {
  const { gauge } = metersOf(deps);
  gauge('zobo_sockets_open', 'Acknowledged GraphQL sockets.', [], (open) => open.set(sockets.all().length));
  gauge('zobo_subscriptions_open', 'Event streams over those sockets.', [], (open) =>
    open.set(sockets.all().reduce((sum, { subscriptions }) => sum + subscriptions.size, 0)),
  );
  gauge('zobo_database_connections', 'Connections of the pool for requests.', ['state'], (all) => {
    const { used, idle } = connectionsOf(deps.db);
    all.set({ state: 'used' }, used);
    all.set({ state: 'idle' }, idle);
  });
  gauge('zobo_database_waiting', 'Callers that wait for a connection of that pool.', [], (waiting) =>
    waiting.set(connectionsOf(deps.db).waiting),
  );
  let countedAt = Number.NEGATIVE_INFINITY;
  gauge('zobo_jobs', 'Jobs of the queue: due, for later, running, and failed for good.', ['state'], async (jobs) => {
    const now = deps.clock().getTime();
    if (now - countedAt < COUNT_EVERY_MS) return;
    countedAt = now;
    // A database that does not answer must not hide the other metrics.
    const counts = await withTimeout(COUNT_MS, 'The queue', countJobs(deps.db)).catch(() => null);
    if (counts === null) return jobs.reset();
    for (const [state, count] of Object.entries(counts)) jobs.set({ state }, count);
  });
}

/** Open outside production. In production it requires METRICS_TOKEN, and does not exist without that setting. */
export async function registerMetrics(app: FastifyInstance, deps: Deps, sockets: OpenSockets): Promise<void> {
  registerGauges(deps, sockets);
  const { registry, startDefaults } = metersOf(deps);
  const { mode, metricsToken } = deps.config;
  app.get('/metrics', async (request, reply) => {
    if (mode === 'production') {
      if (metricsToken === null) return reply.callNotFound();
      if (!isSame(bearerToken(request.headers.authorization) ?? '', metricsToken))
        return reply.status(401).header('www-authenticate', 'Bearer').type('text/plain').send('A token is needed\n');
    }
    startDefaults();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
