/** The answer carries the id as `x-request-id`. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { logFields, newRequestLog } from '#server/base/request-log.ts';
import { currentTracer, type Tracer } from '#server/base/tracing.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { metersOf } from '#server/platform/telemetry/meters.ts';

/** Monitors request these every few seconds, so they are logged at debug level. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics']);

/** Addresses may hold tokens and a caller's texts. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

/** Call it before the routes are registered. */
export function registerRequests(app: FastifyInstance, deps: Pick<Deps, 'config' | 'log'>): void {
  const { log } = deps;
  const meters = metersOf(deps);
  const spans = new WeakMap<FastifyRequest, ReturnType<Tracer['request']>>();

  app.decorateRequest('note', null as never);
  app.addHook('onRequest', (request, reply, done) => {
    request.note = newRequestLog();
    reply.header('x-request-id', request.note.id);
    const span = currentTracer()?.request('HTTP');
    if (span === undefined) return done();
    spans.set(request, span);
    span.inside(done);
  });
  // Entered again: the body's reader calls back from the connection, which belongs to no request.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.inside(done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const { method } = request;
    const { statusCode: status } = reply;
    const { note } = request;
    meters.responses.inc({ route, status });
    spans.get(request)?.end({
      name: `${method} ${route}`,
      ...(status >= 500 && { code: String(status) }),
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': status,
        'zobo.request.id': note.id,
      },
    });
    const level = WATCHED.has(route) ? 'debug' : 'info';
    if (log.isLevelEnabled(level))
      log[level]({ ...logFields(note), method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
}
