import { fileURLToPath } from 'node:url';
import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { FastifyInstance } from 'fastify';
import { root } from '#server/base/root.ts';
import type { Config } from '#server/config/config.ts';
import { isIde } from '#server/edge/http/headers.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { exampleDocument } from './page/example.ts';

/** Where `npm run build` leaves GraphiQL. */
const ideFolder = fileURLToPath(new URL('dist/ide', root));

/** GET /graphql outside production: Apollo Sandbox, which needs the internet; /graphql?ide=graphiql does not. */
export function landingPage<C extends BaseContext>({ mode }: Pick<Config, 'mode'>): ApolloServerPlugin<C> {
  if (mode === 'production') return ApolloServerPluginLandingPageDisabled();
  return ApolloServerPluginLandingPageLocalDefault({
    embed: { runTelemetry: false, initialState: { pollForSchemaUpdates: false } },
    document: exampleDocument,
    footer: false,
  });
}

/** GET /graphql?ide=graphiql outside production: GraphiQL, as built from npm. */
export async function registerGraphiql(app: FastifyInstance, { config }: Deps): Promise<void> {
  if (config.mode === 'production') return;
  app.addHook('onRequest', async (request, reply) => {
    const isAsked = isIde(config, request) && (request.query as { ide?: unknown }).ide === 'graphiql';
    return isAsked ? reply.header('cache-control', 'no-cache').sendFile('index.html', ideFolder) : undefined;
  });
  app.get<{ Params: { '*': string } }>('/graphiql/*', async (request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile(request.params['*'], ideFolder),
  );
}
