/** A way to Postgres on a port of its own, which can be cut, or fall silent as one whose other end vanished. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

export type Line = {
  url: string;
  /** What goes through it finds nobody until it is mended. */
  cut(): void;
  /** Nothing passes, and nobody is told, on what stands and on what comes. */
  silence(): void;
  /** Lets through what comes from now on. */
  mend(): void;
  close(): void;
};

const HOST = '127.0.0.1';

export async function openLine(postgresUrl: string, port = 0): Promise<Line> {
  const target = new URL(postgresUrl);
  const sockets = new Set<Socket>();
  let state: 'good' | 'cut' | 'silent' = 'good';
  const keep = (socket: Socket, other?: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      other?.destroy();
    });
  };
  const server: Server = createServer((near) => {
    if (state === 'cut') return near.destroy();
    if (state === 'silent') return keep(near);
    const far = connect(Number(target.port), HOST);
    keep(near, far);
    keep(far, near);
    near.pipe(far).pipe(near);
    return undefined;
  }).listen(port, HOST);
  await once(server, 'listening');
  const url = new URL(postgresUrl);
  url.port = String((server.address() as { port: number }).port);
  const cut = (): void => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    silence() {
      state = 'silent';
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend() {
      state = 'good';
    },
    close() {
      cut();
      server.close();
    },
  };
}
