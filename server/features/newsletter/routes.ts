import type { FastifyInstance } from 'fastify';
import { paths } from '#rules/paths.ts';
import { createContext, type Deps } from '#server/platform/context/context.ts';
import { endLetters } from './subscription-service.ts';

type Route = { Querystring: { token?: string } };

/** A mail program sends `List-Unsubscribe=One-Click` and nothing more. */
const BODY_BYTES = 4_096;

/**
 * POST /unsubscribe?token=: what a mail program sends when its own button is pressed (RFC 8058). Neither a redirect nor a question, and
 * nothing on GET: those who look for harm in letters open every address in them.
 */
export async function registerUnsubscribe(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The token says everything.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_BYTES }, (_request, _body, done) =>
      done(null),
    );
    scope.post<Route>(paths.unsubscribe, async (request, reply) => {
      const ctx = createContext(deps, null, { ip: request.ip, label: 'one-click unsubscribe' });
      const { token } = request.query;
      const ended = typeof token === 'string' ? await endLetters(ctx, token, 'one_click') : null;
      reply.type('text/plain');
      return ended === null
        ? reply.status(404).send('This link is not valid.\n')
        : reply.send('You are unsubscribed.\n');
    });
  });
}
