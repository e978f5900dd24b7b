/** The server on one port: GraphQL over HTTP and the socket, uploads, and everything of server/http. */
import fastify from 'fastify';
import { limits } from '#rules/limits.ts';
import type { Deps } from './context.ts';
import { startApollo } from './gate/apollo.ts';
import { createFlood } from './gate/flood.ts';
import { registerGraphqlHttp } from './gate/http.ts';
import { createLookUp } from './gate/look-up.ts';
import { createOriginRule } from './gate/origins.ts';
import { createGate } from './gate.ts';
import { startDraining } from './http/draining.ts';
import { malformedAnswers } from './http/malformed.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerHttp } from './http/register.ts';
import { requireListed } from './http/routes.ts';
import { registerUploads } from './http/uploads.ts';
import { createCallerAddress, trustRule } from './realtime/caller-address.ts';
import { createConnections } from './realtime/connections.ts';
import { startKillListener } from './realtime/kill-listener.ts';
import { createSocketServer } from './realtime/socket.ts';
import { createSchema } from './schema.ts';
import { watched } from './telemetry/gate.ts';
import { knownOperations } from './telemetry/operations.generated.ts';
import { registerRequests } from './telemetry/requests.ts';
import { loadDocuments } from './trusted-documents.ts';

/** How long a request may take to arrive (photos over slow lines), and requests under way to end once the server is closing. */
const ARRIVE_MS = 300_000;
const DRAIN_MS = 10_000;

export type App = {
  /** Starts to accept connections; returns the address. */
  listen(): Promise<string>;
  /** Stops to accept, lets what runs end, closes every socket. Leaves the deps open: they belong to the caller. */
  close(): Promise<void>;
};

export async function createApp(deps: Deps): Promise<App> {
  const { config, log } = deps;
  const production = config.mode === 'production';
  const documents = await loadDocuments(deps);
  const gate = watched(
    createGate({ schema: createSchema(), log, production, documents, flood: createFlood(config) }),
    deps,
    knownOperations,
  );
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
  const kills = await startKillListener(deps, connections);
  requireListed(server);
  registerRequests(server, deps);
  await registerHttp(server, deps, { hearsKills: kills.isUp });
  await registerMetrics(server, deps, connections);
  await registerUploads(server, deps);
  await registerGraphqlHttp(server, { deps, gate, lookUp, apollo, mayCall });
  server.server.on('upgrade', sockets.upgrade);

  async function close(): Promise<void> {
    startDraining(deps);
    const cut = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS);
    await Promise.all([server.close(), sockets.close()]);
    clearTimeout(cut);
    await apollo.stop();
    await kills.close();
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
