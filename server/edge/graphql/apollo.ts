import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError } from 'graphql';
import { badInput } from '#server/base/errors.ts';
import type { Config } from '#server/config/config.ts';
import type { Context } from '#server/platform/context/context.ts';
import type { Gate, Prepared } from './gate.ts';
import { publicError } from './mask.ts';

export type MediaType = 'application/json' | 'application/graphql-response+json';
export type Call = { prepared: Prepared; ctx: Context; mediaType: MediaType };

const callersFaults: ReadonlySet<unknown> = new Set(
  Object.values(ApolloServerErrorCode).filter((code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

const typed = (type: string): HeaderMap => new HeaderMap([['content-type', `${type}; charset=utf-8`]]);
/** Made once: Apollo copies them into the headers of each answer. */
const headers: Readonly<Record<MediaType, HeaderMap>> = {
  'application/json': typed('application/json'),
  'application/graphql-response+json': typed('application/graphql-response+json'),
};

/** Apollo itself neither runs nor masks anything. */
function gatePlugin(gate: Gate): ApolloServerPlugin<Call> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ contextValue: { prepared, ctx, mediaType } }) {
          const { body, status } = await gate.execute(prepared, ctx);
          return { http: { status, headers: headers[mediaType] }, body: { kind: 'single', singleResult: body } };
        },
      };
    },
  };
}

/** Apollo adds CSRF prevention, GraphQL over HTTP and, outside production, the Sandbox. */
export async function startApollo(gate: Gate, config: Pick<Config, 'mode'>): Promise<ApolloServer<Call>> {
  const production = config.mode === 'production';
  const landingPage = production
    ? ApolloServerPluginLandingPageDisabled()
    : (await import('#server/dev/ide/routes.ts')).landingPage<Call>();
  const server = new ApolloServer<Call>({
    schema: gate.schema,
    nodeEnv: production ? 'production' : 'development',
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    // Apollo's own function adds a line break, and an appended text is copied once more when it is sent.
    stringifyResult: (body) => JSON.stringify(body),
    stopOnTerminationSignals: false,
    // The gate has already parsed and validated the document. Its hash follows a prefix of Apollo's.
    documentStore: {
      get: async (key) => gate.documentByHash(key.slice(-64)),
      set: async () => undefined,
      delete: async () => undefined,
    },
    formatError(formatted, error) {
      if (callersFaults.has(formatted.extensions?.code)) return publicError(badInput(formatted.message));
      const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
      return gate.fail(cause).body.errors?.[0] ?? formatted;
    },
    plugins: [
      gatePlugin(gate),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      landingPage,
    ],
  });
  await server.start();
  return server;
}
