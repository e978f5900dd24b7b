import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { limits } from '#rules/limits.ts';
import { deviceLabel } from '#server/auth/device-label.ts';
import type { OriginRule } from '#server/edge/graphql/origins.ts';
import type { RequestInfo } from '#server/platform/context/context.ts';
import { closeSocket, closing } from './connections.ts';
import { createProtocol, type Drain, type ProtocolOptions } from './protocol.ts';
import { serveSocket } from './transport.ts';

type SocketServer = {
  /** For the HTTP server's `upgrade` event. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Running operations finish first. */
  close(): Promise<void>;
};

type Options = ProtocolOptions & {
  mayCall: OriginRule;
  /** As reported by the trusted proxies. */
  ipOf(request: IncomingMessage): string;
};

/** Milliseconds: for running operations, pending writes, between checks, and the random spread of clients' return. */
const DRAIN = { mostMs: 5_000, storeMs: 5_000, stepMs: 20, jitterMs: 3_000 };
const REFUSALS = { 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' } as const;

function refuseUpgrade(socket: Duplex, status: keyof typeof REFUSALS): void {
  socket.end(`HTTP/1.1 ${status} ${REFUSALS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

async function atMost(ms: number, goesOn: () => boolean): Promise<void> {
  const last = Date.now() + ms;
  while (Date.now() < last && goesOn()) await new Promise((resolve) => setTimeout(resolve, DRAIN.stepMs));
}

export function createSocketServer({ mayCall, ipOf, ...options }: Options): SocketServer {
  const { deps, connections } = options;
  const underWay = new Set<Promise<unknown>>();
  const drain: Drain = {
    isClosing: false,
    hold(work) {
      const settled = (): void => void underWay.delete(work);
      underWay.add(work);
      work.then(settled, settled);
      return work;
    },
  };
  const protocol = createProtocol(options, drain);
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.socket.frameBytes,
    handleProtocols: (offered) => handleProtocols(offered),
  });

  return {
    upgrade(request, socket, head) {
      socket.on('error', () => socket.destroy());
      if (drain.isClosing) return refuseUpgrade(socket, 503);
      if (request.url?.split('?')[0] !== '/graphql') return refuseUpgrade(socket, 404);
      if (!mayCall(request.headers.origin, request.headers.host)) return refuseUpgrade(socket, 403);
      const label = deviceLabel(request.headers['user-agent']);
      const info: RequestInfo = { ip: ipOf(request), label };
      sockets.handleUpgrade(request, socket, head, (opened) =>
        serveSocket(protocol, opened, { socket: opened, request: info, connection: null }, deps.log),
      );
    },
    async close() {
      drain.isClosing = true;
      await atMost(DRAIN.mostMs, () => connections.all().some(({ running }) => running > 0));
      const [code] = closing.goingAway;
      for (const socket of sockets.clients) {
        // The close reason gives each client its own delay, so that they do not all reconnect at once.
        closeSocket(socket, [code, `retry in ${Math.floor(deps.random.next() * DRAIN.jitterMs)} ms`]);
      }
      // Streams end now, even when their peers are slow to close.
      for (const connection of connections.all()) connections.remove(connection);
      await Promise.all([...sockets.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
      await atMost(DRAIN.storeMs, () => underWay.size > 0);
      sockets.close();
    },
  };
}
