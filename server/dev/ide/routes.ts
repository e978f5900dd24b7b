import { fileURLToPath } from 'node:url';
import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { root } from '#server/base/root.ts';
import { exampleDocument } from './page/example.ts';

export type IsIde = (request: FastifyRequest) => boolean;

const ideFolder = fileURLToPath(new URL('dist/ide', root));

/** GET /graphql outside production: Apollo Sandbox, which needs the internet. /graphql?ide=graphiql works without it. */
export function landingPage<C extends BaseContext>(): ApolloServerPlugin<C> {
  return ApolloServerPluginLandingPageLocalDefault({
    embed: { runTelemetry: false, initialState: { pollForSchemaUpdates: false } },
    document: exampleDocument,
    footer: false,
  });
}

/** GET /graphql?ide=graphiql outside production: the GraphiQL build. */
export async function registerGraphiql(app: FastifyInstance, isIde: IsIde): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    const isAsked = isIde(request) && (request.query as { ide?: unknown }).ide === 'graphiql';
    return isAsked ? reply.header('cache-control', 'no-cache').sendFile('index.html', ideFolder) : undefined;
  });
  app.get<{ Params: { '*': string } }>('/graphiql/*', async (request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(request.params['*'], ideFolder),
  );
}
