/** The way from one phone to the server: HTTP and sockets. It can be away, and does what the script says to each request to swipe or write. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './script.ts';

const HOST = '127.0.0.1';
const OPERATION = /"operationName":"(SendMessage|LikeProfile|SuperLikeProfile|PassProfile|UndoPass)"/;

export type LineOptions = {
  /** The port of the server. */
  target: number;
  faults: readonly Fault[];
  note: (what: string) => void;
  /** What a copy of a request says, which is the same unless a wrong is planted. */
  copyOf?: (body: string) => string;
  /** Planted: an answer to a request that is never delivered, or null. */
  forged?: (operation: string) => string | null;
};
export type Line = {
  url: string;
  isUp(): boolean;
  set(isUp: boolean): void;
  /** From now on nothing happens to requests. */
  calm(): void;
  /** Delivers the copies that are still held back. */
  deliver(): Promise<void>;
  close(): Promise<void>;
};
type Told = { status: number; headers: IncomingHttpHeaders; body: Buffer };
type Asked = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** `bytes`: how much of it is sent before the line breaks. */
async function forward(target: number, { method, url, headers, body }: Asked, bytes = body.length): Promise<Told> {
  const call = request({
    host: HOST,
    port: target,
    method,
    path: url,
    headers: { ...headers, 'content-length': body.length },
  });
  if (bytes < body.length) {
    call.on('error', () => undefined);
    call.write(body.subarray(0, bytes), () => call.destroy());
    throw new Error('cut midway');
  }
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: await bodyOf(answer) };
}

export async function openLine({ target, faults, note, copyOf = (body) => body, forged }: LineOptions): Promise<Line> {
  let isUp = true;
  let isCalm = false;
  let asked = 0;
  const sockets = new Set<Socket>();
  const copies = new Set<Promise<unknown>>();
  /** Copies that wait for the answer to the next request of their kind; `asked` is the number of their own. */
  const held: { isMessage: boolean; asked: number; go: () => void }[] = [];

  function copy(what: Asked, when: Promise<unknown>, name: string): void {
    const again = { ...what, body: Buffer.from(copyOf(what.body.toString())) };
    const done = when
      .then(() => forward(target, again))
      .then(
        ({ status, body }) => note(`a copy of ${name} arrived: ${status} ${body.toString().slice(0, 60)}`),
        () => undefined,
      )
      .finally(() => copies.delete(done));
    copies.add(done);
  }

  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).once('close', () => sockets.delete(socket));
  };

  /** Null: no answer. */
  async function meet(fault: Fault, what: Asked, name: string, number: number): Promise<Told | null> {
    const isMessage = name === 'SendMessage';
    switch (fault.kind) {
      case 'cut':
        return fault.isMidway ? forward(target, what, what.body.length >> 1).catch(() => null) : null;
      case 'slow':
        await sleep(fault.ms);
        return forward(target, what);
      case 'double':
        copy(what, fault.ms === 0 ? Promise.resolve() : sleep(fault.ms), name);
        return forward(target, what).then((told) => (fault.isLost ? null : told));
      case 'straggler': {
        const told = await forward(target, what);
        copy(what, new Promise<void>((go) => held.push({ isMessage, asked: number, go })), name);
        return told;
      }
      default:
        return forward(target, what).then((told) => (fault.kind === 'lost' ? null : told));
    }
  }

  function free(mayGo: (copy: { isMessage: boolean; asked: number }) => boolean): void {
    for (const copy of held.splice(0)) {
      if (mayGo(copy)) copy.go();
      else held.push(copy);
    }
  }

  function answer(response: ServerResponse, told: Told | null): void {
    if (told === null || !isUp) return void response.socket?.destroy();
    const { 'transfer-encoding': _chunked, connection: _connection, ...headers } = told.headers;
    response.writeHead(told.status, { ...headers, 'content-length': told.body.length }).end(told.body);
  }

  async function serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = message;
    const what = { method, url, headers, body: await bodyOf(message) };
    const name = method === 'POST' ? OPERATION.exec(what.body.toString())?.[1] : undefined;
    if (name === undefined) return answer(response, await forward(target, what));
    const number = asked++;
    const fault: Fault = (isCalm ? undefined : faults[number]) ?? { kind: 'none' };
    if (fault.kind !== 'none') note(`${name}: ${JSON.stringify(fault)}`);
    const body = fault.kind === 'cut' ? (forged?.(name) ?? null) : null;
    if (body !== null)
      return answer(response, {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(body),
      });
    const told = await meet(fault, what, name, number);
    answer(response, told);
    const isMessage = name === 'SendMessage';
    if (told !== null && isUp) free((copy) => copy.isMessage === isMessage && copy.asked < number);
  }

  const server = createServer((message, response) => {
    serve(message, response).catch(() => response.socket?.destroy());
  });
  server.on('connection', (socket) => {
    keep(socket);
    if (!isUp) socket.destroy();
  });
  server.on('upgrade', (message, near: Socket, head) => {
    const far = connect(target, HOST, () => {
      const lines = [`${message.method} ${message.url} HTTP/1.1`];
      for (let at = 0; at < message.rawHeaders.length; at += 2)
        lines.push(`${message.rawHeaders[at]}: ${message.rawHeaders[at + 1]}`);
      far.write(`${lines.join('\r\n')}\r\n\r\n`);
      far.write(head);
      near.pipe(far).pipe(near);
    });
    keep(far);
    far.once('close', () => near.destroy());
    near.once('close', () => far.destroy());
  });
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, HOST);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    isUp: () => isUp,
    set(next) {
      isUp = next;
      if (!isUp) cut();
    },
    calm() {
      isCalm = true;
    },
    async deliver() {
      while (copies.size > 0) {
        free(() => true);
        await Promise.race([Promise.all(copies), sleep(100)]);
      }
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
