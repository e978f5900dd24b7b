/** One line in the log, one count and one span for each HTTP request, and the id that the answer carries as `x-request-id`. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lineOf, newNote } from '#server/base/request-log.ts';
import { currentTracer, type Tracer } from '#server/base/tracing.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { metersOf } from '#server/platform/telemetry/meters.ts';

/** Asked every few seconds by whoever watches over the process. */
const WATCHED = new Set(['/healthz', '/readyz', '/metrics']);

/** The pattern of a route: addresses themselves may hold tokens and whatever a caller thinks of. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

/** Must stand before the routes it is to see. */
export function registerRequests(app: FastifyInstance, deps: Pick<Deps, 'config' | 'log'>): void {
  const { log } = deps;
  const meters = metersOf(deps);
  const spans = new WeakMap<FastifyRequest, ReturnType<Tracer['request']>>();

  app.decorateRequest('note', null as never);
  app.addHook('onRequest', (request, reply, done) => {
    request.note = newNote();
    reply.header('x-request-id', request.note.id);
    const span = currentTracer()?.request('HTTP');
    if (span === undefined) return done();
    spans.set(request, span);
    span.inside(done);
  });
  // Again: what reads a body calls back from the connection, which belongs to no request.
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
      log[level]({ ...lineOf(note), method, route, status, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
}
