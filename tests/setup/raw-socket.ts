import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { TestApp } from './app.ts';

type Message = { type: string; id?: string; payload?: unknown };

/** A socket without a client library's help, to do what no client would. */
export type RawSocket = {
  socket: WebSocket;
  send(message: Message): void;
  /** The next message of this type that has not been taken yet, for an operation when its id is given. */
  next(type: string, id?: string): Promise<Message>;
  /** Every message so far. */
  received: Message[];
  /** Resolves when the socket is closed. */
  closed: Promise<{ code: number; reason: string }>;
};

export type RawSocketOptions = { origin?: string; protocol?: string; path?: string };

export function rawSocket(
  app: Pick<TestApp, 'url'>,
  { origin, protocol = 'graphql-transport-ws', path = '/graphql' }: RawSocketOptions = {},
): RawSocket {
  const socket = new WebSocket(
    `${app.url.replace(/^http/, 'ws')}${path}`,
    protocol,
    origin === undefined ? {} : { origin },
  );
  const received: Message[] = [];
  const taken = new Set<Message>();
  socket.on('message', (data) => received.push(JSON.parse(String(data)) as Message));
  socket.on('error', () => undefined);
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
  return {
    socket,
    received,
    closed,
    send: (message) => socket.send(JSON.stringify(message)),
    async next(type, id) {
      for (;;) {
        const found = received.find(
          (one) => one.type === type && (id === undefined || one.id === id) && !taken.has(one),
        );
        if (found) {
          taken.add(found);
          return found;
        }
        if (socket.readyState > WebSocket.OPEN) throw new Error(`The socket closed before ${type} ${id ?? ''} came.`);
        const settled = new AbortController();
        const { signal } = settled;
        await Promise.race([once(socket, 'message', { signal }), once(socket, 'close', { signal })]);
        settled.abort();
      }
    },
  };
}

/** A raw socket after its connection_ack. */
export async function greetedSocket(app: Pick<TestApp, 'url'>, token: string): Promise<RawSocket> {
  const raw = rawSocket(app);
  await once(raw.socket, 'open');
  raw.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
  await raw.next('connection_ack');
  return raw;
}
