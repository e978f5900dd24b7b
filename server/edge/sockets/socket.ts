/** The GraphQL socket: the graphql-transport-ws protocol over the same gate as HTTP, bound to a session. */
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ExecutionArgs, GraphQLError } from 'graphql';
import { handleProtocols, makeServer, type Context as ProtocolContext } from 'graphql-ws';
import { type WebSocket, WebSocketServer } from 'ws';
import { limits } from '#rules/limits.ts';
import { bearerToken } from '#server/auth/bearer.ts';
import { deviceLabel } from '#server/auth/device-label.ts';
import { viewerOfSession } from '#server/auth/sessions.ts';
import { rateLimited, unauthenticated } from '#server/base/errors.ts';
import { newNote } from '#server/base/request-log.ts';
import type { Gate, Prepared } from '#server/edge/graphql/gate.ts';
import type { LookUp } from '#server/edge/graphql/look-up.ts';
import { publicError } from '#server/edge/graphql/mask.ts';
import { logOperation, logRefusal } from '#server/edge/graphql/operations.ts';
import type { OriginRule } from '#server/edge/graphql/origins.ts';
import {
  type Context,
  createContext,
  type Deps,
  type RequestInfo,
  type Viewer,
} from '#server/platform/context/context.ts';
import { type Connection, type Connections, closeSocket, closing } from './connections.ts';
import { openEventStream } from './event-stream.ts';
import { serveSocket } from './transport.ts';

type Extra = { socket: WebSocket; request: RequestInfo; connection: Connection | null };
type Params = Record<string, unknown>;
type Protocol = ProtocolContext<Params, Extra>;
/** What `onSubscribe` hands on: graphql-js's arguments, and what the gate prepared. */
type Arguments = ExecutionArgs & { prepared: Prepared; connection: Connection; contextValue: Context };

export type SocketServer = {
  /** For the HTTP server's `upgrade` event. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Refuses new sockets and operations, lets running ones answer, then closes every socket. */
  close(): Promise<void>;
};

type Options = {
  deps: Deps;
  gate: Gate;
  lookUp: LookUp;
  connections: Connections;
  mayCall: OriginRule;
  /** The caller's address behind the proxies that are trusted. */
  ipOf(request: IncomingMessage): string;
};

/**
 * How long running operations may take once the server is closing, how long what their ends have to store, and over how long clients spread
 * their return.
 */
const DRAIN = { mostMs: 5_000, storeMs: 5_000, stepMs: 20, jitterMs: 3_000 };
const { retrySeconds } = limits.socket;
const REFUSALS = { 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' } as const;

function refuseUpgrade(socket: Duplex, status: keyof typeof REFUSALS): void {
  socket.end(`HTTP/1.1 ${status} ${REFUSALS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Waits while something goes on, but not longer than this. */
async function atMost(ms: number, goesOn: () => boolean): Promise<void> {
  const last = Date.now() + ms;
  while (Date.now() < last && goesOn()) await new Promise((resolve) => setTimeout(resolve, DRAIN.stepMs));
}

export function createSocketServer({ deps, gate, lookUp, connections, mayCall, ipOf }: Options): SocketServer {
  let isClosing = false;
  /** Streams that are being opened, and what is stored of those that ended. */
  const underWay = new Set<Promise<unknown>>();
  const hold = <T>(work: Promise<T>): Promise<T> => {
    const settled = (): void => void underWay.delete(work);
    underWay.add(work);
    work.then(settled, settled);
    return work;
  };
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.socket.frameBytes,
    handleProtocols: (offered) => handleProtocols(offered),
  });

  /** The session behind a connection_init, or the reason to close. Scripts have no session, and no socket. */
  async function greet(params: Params | undefined, request: RequestInfo): Promise<Viewer | readonly [number, string]> {
    const token = bearerToken(params?.authorization ?? params?.Authorization);
    if (token === null) return closing.unauthorized;
    try {
      const caller = await lookUp(token, request);
      // The token was not looked at: it may be a good one, later.
      if (caller instanceof GraphQLError) return closing.resync;
      if (caller === null) return closing.forbidden;
      const { viewer } = caller;
      return viewer.sessionId === null ? closing.unauthorized : viewer;
    } catch (error) {
      gate.fail(error);
      return closing.resync;
    }
  }

  async function onConnect({ connectionParams, extra }: Protocol): Promise<boolean> {
    const { socket, request } = extra;
    const viewer = await greet(connectionParams, request);
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
      // Asked again now that kills reach it: one may have passed between the answer and the entry.
      if ((await viewerOfSession(deps, sessionId)) === null) closeSocket(socket, closing.unauthorized);
    } catch (error) {
      gate.fail(error);
      closeSocket(socket, closing.resync);
    }
    return true;
  }

  async function onSubscribe(
    ctx: Protocol,
    payload: { query: string; operationName?: string | null; variables?: unknown; extensions?: unknown },
  ) {
    const { connection } = ctx.extra;
    if (connection === null) return [unauthenticated()];
    if (isClosing) return [rateLimited('The server is restarting. Please try again.', retrySeconds)];
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
    const note = newNote();
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

  const protocol = makeServer<Params, Extra>({
    connectionInitWaitTimeout: limits.socket.initMs,
    onConnect,
    async onSubscribe(ctx, _id, payload) {
      try {
        const result = await onSubscribe(ctx, payload);
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
      const opening = openEventStream(deps, gate, connection, prepared, contextValue, hold).then((opened) => {
        logOperation(deps, contextValue.request.note, performance.now() - from, opened);
        return opened;
      });
      return hold(opening) as never;
    },
    // Results are in the form in which they are sent already: the gate wrote them.
    onNext: (_ctx, _id, _payload, _args, result) => result as never,
    onError: (_ctx, _id, _payload, errors) => errors.map(publicError),
    onClose({ extra }) {
      if (extra.connection) connections.remove(extra.connection);
    },
  });

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      if (isClosing) return refuseUpgrade(socket, 503);
      if (request.url?.split('?')[0] !== '/graphql') return refuseUpgrade(socket, 404);
      if (!mayCall(request.headers.origin, request.headers.host)) return refuseUpgrade(socket, 403);
      const label = deviceLabel(request.headers['user-agent']);
      const info: RequestInfo = { ip: ipOf(request), label };
      sockets.handleUpgrade(request, socket, head, (opened) =>
        serveSocket(protocol, opened, { socket: opened, request: info, connection: null }, deps.log),
      );
    },
    async close() {
      isClosing = true;
      await atMost(DRAIN.mostMs, () => connections.all().some(({ running }) => running > 0));
      const [code] = closing.goingAway;
      for (const socket of sockets.clients) {
        // The reason tells each client how long to wait, so that they do not all return at once.
        closeSocket(socket, [code, `retry in ${Math.floor(deps.random.next() * DRAIN.jitterMs)} ms`]);
      }
      // Streams end now, whatever time their peers take to close.
      for (const connection of connections.all()) connections.remove(connection);
      await Promise.all([...sockets.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
      await atMost(DRAIN.storeMs, () => underWay.size > 0);
      sockets.close();
    },
  };
}
