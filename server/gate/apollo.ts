import { ApolloServer, type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError } from 'graphql';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { badInput } from '../errors.ts';
import type { Gate, Prepared } from '../gate.ts';
import { landingPage } from '../http/ides.ts';
import { publicError } from './mask.ts';

/** One HTTP request that the gate let through. `mediaType` is what its answer is sent as. */
export type Call = { prepared: Prepared; ctx: Context; mediaType: string };

const callersFaults: ReadonlySet<unknown> = new Set(
  Object.values(ApolloServerErrorCode).filter((code) => code !== ApolloServerErrorCode.INTERNAL_SERVER_ERROR),
);

/** Hands execution to the gate: Apollo neither runs nor masks anything by itself. */
function gatePlugin(gate: Gate): ApolloServerPlugin<Call> {
  return {
    async requestDidStart() {
      return {
        async responseForOperation({ contextValue: { prepared, ctx, mediaType } }) {
          const { body, status } = await gate.execute(prepared, ctx);
          const headers = new HeaderMap([['content-type', `${mediaType}; charset=utf-8`]]);
          return { http: { status, headers }, body: { kind: 'single', singleResult: body } };
        },
      };
    },
  };
}

/** Apollo Server over the gate: CSRF prevention, GraphQL over HTTP and, outside production, the Sandbox. */
export async function startApollo(gate: Gate, config: Pick<Config, 'mode'>): Promise<ApolloServer<Call>> {
  const production = config.mode === 'production';
  const server = new ApolloServer<Call>({
    schema: gate.schema,
    nodeEnv: production ? 'production' : 'development',
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    // Apollo's own adds a line break, and to add to a text is to copy it once more when it is sent.
    stringifyResult: (body) => JSON.stringify(body),
    stopOnTerminationSignals: false,
    // The gate has parsed and validated the document by now; its hash, after a prefix of Apollo's, finds it.
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
      landingPage(config),
    ],
  });
  await server.start();
  return server;
}
