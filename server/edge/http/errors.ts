import type { FastifyError, FastifyInstance } from 'fastify';
import { internalError } from '#server/edge/graphql/mask.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { errorPage } from './error-page.ts';

/** Fastify's own words may repeat the caller's input. */
const refusals: Readonly<Record<number, string>> = {
  404: 'Not found',
  408: 'The request came too slowly',
  413: 'The request is too large',
  415: 'This type of content is not taken',
};

/** A failure of ours gets 500 and no details. */
export function registerErrors(app: FastifyInstance, { config, log }: Pick<Deps, 'config' | 'log'>): void {
  const production = config.mode === 'production';
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    const isRefusal = statusCode >= 400 && statusCode < 500;
    const words = isRefusal
      ? (refusals[statusCode] ?? 'Bad request')
      : internalError(error, { log, production }, { route: request.routeOptions.url }).message;
    reply.status(isRefusal ? statusCode : 500).header('cache-control', 'no-store');
    // A person navigated to this address.
    if (!isRefusal && request.method === 'GET' && request.headers.accept?.includes('text/html')) {
      const { html, policy } = errorPage(words);
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
    }
    return reply.type('text/plain').send(`${words}\n`);
  });
}
