/** The graphql-transport-ws protocol over the same gate as HTTP, bound to a session. */
import { type ExecutionArgs, GraphQLError } from 'graphql';
import { type Server as GraphqlServer, makeServer, type Context as ProtocolContext } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { limits } from '#rules/limits.ts';
import { bearerToken } from '#server/auth/bearer.ts';
import { viewerOfSession } from '#server/auth/sessions.ts';
import { rateLimited, unauthenticated } from '#server/base/errors.ts';
import { newRequestLog } from '#server/base/request-log.ts';
import type { Gate, Prepared } from '#server/edge/graphql/gate.ts';
import type { LookUp } from '#server/edge/graphql/look-up.ts';
import { publicError } from '#server/edge/graphql/mask.ts';
import { logOperation, logRefusal } from '#server/edge/graphql/operations.ts';
import {
  type Context,
  createContext,
  type Deps,
  type RequestInfo,
  type Viewer,
} from '#server/platform/context/context.ts';
import { type Connection, type Connections, closeSocket, closing } from './connections.ts';
import { openEventStream } from './event-stream.ts';

export type Extra = { socket: WebSocket; request: RequestInfo; connection: Connection | null };
type Params = Record<string, unknown>;
type Protocol = ProtocolContext<Params, Extra>;
type Arguments = ExecutionArgs & { prepared: Prepared; connection: Connection; contextValue: Context };
type Payload = { query: string; operationName?: string | null; variables?: unknown; extensions?: unknown };

export type ProtocolOptions = { deps: Deps; gate: Gate; lookUp: LookUp; connections: Connections };
/** `hold` makes a shutdown wait for streams being opened and pending writes of ended ones. */
export type Drain = { isClosing: boolean; hold<T>(work: Promise<T>): Promise<T> };

const { retrySeconds } = limits.socket;

/** The close code refuses. Scripts have no session, and get no socket. */
async function greet(
  { gate, lookUp }: ProtocolOptions,
  params: Params | undefined,
  request: RequestInfo,
): Promise<Viewer | readonly [number, string]> {
  const token = bearerToken(params?.authorization ?? params?.Authorization);
  if (token === null) return closing.unauthorized;
  try {
    const caller = await lookUp(token, request);
    // The token was not checked, so it may still be valid later.
    if (caller instanceof GraphQLError) return closing.resync;
    if (caller === null) return closing.forbidden;
    const { viewer } = caller;
    return viewer.sessionId === null ? closing.unauthorized : viewer;
  } catch (error) {
    gate.fail(error);
    return closing.resync;
  }
}

async function connect(options: ProtocolOptions, { connectionParams, extra }: Protocol): Promise<boolean> {
  const { deps, gate, connections } = options;
  const { socket, request } = extra;
  const viewer = await greet(options, connectionParams, request);
  if (!('userId' in viewer) || viewer.sessionId === null) {
    closeSocket(socket, 'userId' in viewer ? closing.unauthorized : viewer);
    return true;
  }
  const { userId, sessionId } = viewer;
  const connection: Connection = { socket, userId, sessionId, request, subscriptions: new Set(), running: 0 };
  if (socket.readyState !== socket.OPEN) return true;
  extra.connection = connection;
  connections.add(connection);
  try {
    // Checked again now that revocations reach this connection. One may have happened between the first check and the entry.
    if ((await viewerOfSession(deps, sessionId)) === null) closeSocket(socket, closing.unauthorized);
  } catch (error) {
    gate.fail(error);
    closeSocket(socket, closing.resync);
  }
  return true;
}

async function admit({ deps, gate }: ProtocolOptions, drain: Drain, ctx: Protocol, payload: Payload) {
  const { connection } = ctx.extra;
  if (connection === null) return [unauthenticated()];
  if (drain.isClosing) return [rateLimited('The server is restarting. Please try again.', retrySeconds)];
  if (Object.keys(ctx.subscriptions).length > limits.socket.subscriptions) {
    return [rateLimited(`A socket may run ${limits.socket.subscriptions} operations at once.`, retrySeconds)];
  }
  const viewer = await viewerOfSession(deps, connection.sessionId);
  if (viewer === null) {
    closeSocket(connection.socket, closing.unauthorized);
    return [unauthenticated()];
  }
  const { query, operationName, variables, extensions } = payload;
  const preparation = await gate.prepare(
    { query, operationName, variables, extensions, allowed: ['query', 'mutation', 'subscription'] },
    { viewer, request: connection.request },
  );
  if (!preparation.ok) return preparation.faults;
  const note = newRequestLog();
  note.userId = viewer.userId;
  const context = createContext(deps, viewer, { ...connection.request, note });
  const args: Arguments = {
    ...gate.argumentsOf(preparation.prepared, context),
    contextValue: context,
    prepared: preparation.prepared,
    connection,
  };
  return args;
}

export function createProtocol(options: ProtocolOptions, drain: Drain): GraphqlServer<Extra> {
  const { deps, gate, connections } = options;
  return makeServer<Params, Extra>({
    connectionInitWaitTimeout: limits.socket.initMs,
    onConnect: (ctx) => connect(options, ctx),
    async onSubscribe(ctx, _id, payload) {
      try {
        const result = await admit(options, drain, ctx, payload);
        if (Array.isArray(result)) logRefusal(deps, gate.refuse(result), ctx.extra.connection?.userId ?? null);
        return result;
      } catch (error) {
        gate.fail(error);
        closeSocket(ctx.extra.socket, closing.resync);
        return [unauthenticated()];
      }
    },
    async execute(given) {
      const { prepared, connection, contextValue } = given as Arguments;
      connection.running++;
      const from = performance.now();
      const { body } = await gate.execute(prepared, contextValue).finally(() => connection.running--);
      logOperation(deps, contextValue.request.note, performance.now() - from);
      return body as never;
    },
    subscribe(given) {
      const { prepared, connection, contextValue } = given as Arguments;
      const from = performance.now();
      const opening = openEventStream({ deps, gate, connection, prepared }, contextValue, drain.hold).then((opened) => {
        logOperation(deps, contextValue.request.note, performance.now() - from, opened);
        return opened;
      });
      return drain.hold(opening) as never;
    },
    // The gate already made the results in their final form.
    onNext: (_ctx, _id, _payload, _args, result) => result as never,
    onError: (_ctx, _id, _payload, errors) => errors.map(publicError),
    onClose({ extra }) {
      if (extra.connection) connections.remove(extra.connection);
    },
  });
}
