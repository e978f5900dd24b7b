/** The server on one port: GraphQL over HTTP and over the socket, uploads, and the routes of server/edge/http. */
import fastify from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { limits } from '#rules/limits.ts';
import { createCallerAddress, trustRule } from './base/caller-address.ts';
import { startApollo } from './edge/graphql/apollo.ts';
import { createFlood } from './edge/graphql/flood.ts';
import { createGate } from './edge/graphql/gate.ts';
import { registerGraphqlHttp } from './edge/graphql/http.ts';
import { createLookUp } from './edge/graphql/look-up.ts';
import { createOriginRule } from './edge/graphql/origins.ts';
import { createSchema } from './edge/graphql/schema.ts';
import { loadDocuments } from './edge/graphql/trusted-documents.ts';
import { startDraining } from './edge/http/draining.ts';
import { malformedAnswers } from './edge/http/malformed.ts';
import { registerMetrics } from './edge/http/metrics.ts';
import { registerHttp } from './edge/http/register.ts';
import { registerRequests } from './edge/http/requests.ts';
import { requireListed } from './edge/http/routes.ts';
import { createConnections } from './edge/sockets/connections.ts';
import { startRevocationListener } from './edge/sockets/revocation-listener.ts';
import { createSocketServer } from './edge/sockets/socket.ts';
import type { Deps } from './platform/context/context.ts';

/** Time for a request to arrive (photos over slow lines), and for running requests to end while the server closes. */
const ARRIVE_MS = 300_000;
const DRAIN_MS = 10_000;

export type App = {
  /** Starts to accept connections; returns the address. */
  listen(): Promise<string>;
  /** Stops accepting connections, lets running requests end, and closes every socket. Leaves the deps open: they belong to the caller. */
  close(): Promise<void>;
};

let schema: GraphQLSchema | undefined;

export async function createApp(deps: Deps): Promise<App> {
  const { config } = deps;
  const documents = await loadDocuments(deps);
  // It depends on nothing of an app: all of a process share it.
  schema ??= createSchema();
  const gate = createGate({ schema, deps, documents, flood: createFlood(config) });
  const mayCall = createOriginRule(config);
  const connections = createConnections();
  const apollo = await startApollo(gate, config);
  const trustProxy = trustRule(config.trustProxy);
  const ipOf = createCallerAddress(trustProxy);
  const lookUp = createLookUp(deps);
  const sockets = createSocketServer({ deps, gate, lookUp, connections, mayCall, ipOf });

  const server = fastify({
    trustProxy,
    bodyLimit: limits.document.bodyBytes,
    requestTimeout: ARRIVE_MS,
    logger: false,
    ...malformedAnswers(config),
  });
  const revocations = await startRevocationListener(deps, connections);
  requireListed(server);
  registerRequests(server, deps);
  await registerHttp(server, deps, { hearsRevocations: revocations.isUp });
  await registerMetrics(server, deps, connections);
  await registerGraphqlHttp(server, { deps, gate, lookUp, apollo, mayCall });
  server.server.on('upgrade', sockets.upgrade);

  async function close(): Promise<void> {
    startDraining(deps);
    const cut = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS);
    await Promise.all([server.close(), sockets.close()]);
    clearTimeout(cut);
    await apollo.stop();
    await revocations.close();
  }

  let closing: Promise<void> | null = null;
  return {
    listen: () => server.listen({ host: config.host, port: config.port }),
    close() {
      closing ??= close();
      return closing;
    },
  };
}
