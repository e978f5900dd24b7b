import type { Server as GraphqlServer, WebSocket as GraphqlSocket } from 'graphql-ws';
import type { Logger } from 'pino';
import type { RawData, WebSocket } from 'ws';
import { closeSocket, closing } from './connections.ts';

/** A peer that has not answered by the next ping is gone. */
const PING_MS = 12_000;
/** Unsent bytes. */
const MAX_BUFFERED = 1024 * 1024;

/** A function of its own: a closure in `send` would keep a frozen reader's text in memory beside the bytes in its socket. */
function once(): { promise: Promise<void>; happened: () => void } {
  let happened = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    happened = resolve;
  });
  return { promise, happened };
}

export function serveSocket<E>(protocol: GraphqlServer<E>, socket: WebSocket, extra: E, log: Logger): void {
  let alive = true;
  const pings = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, PING_MS);
  socket.on('pong', () => {
    alive = true;
  });

  const adapter: GraphqlSocket = {
    protocol: socket.protocol,
    // Resolves once the bytes left the process: until then no further event is taken from the subscription's bounded queue.
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      const gone = once();
      // Sent as bytes: for a text that a frozen reader does not take, the stream would keep both the characters and a copy.
      socket.send(Buffer.from(text), { binary: false }, gone.happened);
      if (socket.bufferedAmount > MAX_BUFFERED) closeSocket(socket, closing.resync);
      return gone.promise;
    },
    close: (code, reason) => {
      closeSocket(socket, [code ?? 1000, reason ?? '']);
    },
    onMessage: (handle) =>
      socket.on('message', (data: RawData, isBinary: boolean) => {
        if (isBinary) return closeSocket(socket, closing.badMessage);
        handle(String(data)).catch((error: unknown) => {
          log.error({ error: error instanceof Error ? error.name : typeof error }, 'A socket message failed.');
          closeSocket(socket, closing.badMessage);
        });
      }),
  };
  const closed = protocol.opened(adapter, extra);
  // ws itself closes the socket after an error; after a frame over the limit it does so with 1009.
  socket.on('error', (error) => log.debug({ error: error.name }, 'A socket failed.'));
  socket.once('close', (code, reason) => {
    clearInterval(pings);
    closed(code, String(reason)).catch((error: unknown) =>
      log.error({ error: (error as Error).name }, 'A socket was not closed well.'),
    );
  });
}
