import type { FastifyInstance } from 'fastify';
import { paths } from '#rules/paths.ts';
import { createContext, type Deps } from '#server/platform/context/context.ts';
import { endLetters } from './subscription-service.ts';

type Route = { Querystring: { token?: string } };

/** A mail program sends only `List-Unsubscribe=One-Click`. */
const BODY_BYTES = 4_096;

/** A mail program's unsubscribe button (RFC 8058). GET does not unsubscribe: malware scanners open every address in a letter. */
export async function registerUnsubscribe(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The token holds all data, so the body is not parsed.
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
