import type { FastifyInstance } from 'fastify';
import { messages } from '#rules/data-rights.ts';
import type { Deps } from '#server/platform/context/context.ts';
import type { PrivacyRegister } from '#server/platform/legal-records/privacy.ts';
import { openExport } from './service.ts';

type Route = { Params: { session: string; kind: string }; Querystring: { expires?: unknown; signature?: unknown } };

const RETRY_SECONDS = 10;

const text = (given: unknown): string => (typeof given === 'string' ? given : '');

/** The signed URL is the authorisation. No cache may store the export. */
export async function registerExports(app: FastifyInstance, deps: Deps, privacy: PrivacyRegister): Promise<void> {
  app.get<Route>('/exports/:session/:kind', { exposeHeadRoute: false }, async (request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const { session, kind } = request.params;
    const asked = { session, kind, expires: text(request.query.expires), signature: text(request.query.signature) };
    const found = await openExport(deps, privacy, asked);
    if (found === 'busy') {
      reply.status(429).header('retry-after', RETRY_SECONDS).type('text/plain; charset=utf-8');
      return reply.send(`${messages.exportBusy}\n`);
    }
    if (found === null) return reply.status(404).type('text/plain; charset=utf-8').send(`${messages.exportGone}\n`);
    return reply
      .type(found.hasPhotos ? 'application/zip' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${found.fileName}"`)
      .send(found.stream);
  });
}
