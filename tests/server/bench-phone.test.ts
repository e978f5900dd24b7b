/** The line of `npm run bench -- phone`: how late, how slow and how much. Only what no busy machine can make smaller is measured. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Line, openLine, type Speed } from '#tests/bench/phone/line.ts';

/** Timers may fire a millisecond early. */
const EARLY_MS = 5;
const fast: Speed = { roundTripMs: 0, bytesPerSecond: 1e9 };

let server: Server;
let line: Line;

/** Answers a number in words with as many bytes, and ends with the one who asks. */
beforeEach(async () => {
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (asked) => socket.write(Buffer.alloc(Number(asked.toString()), 1)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  await line.stop();
  server.close();
});

async function openAt(speed: Speed): Promise<void> {
  line = await openLine(speed);
  line.lead((server.address() as AddressInfo).port);
}

/** Its connection may be set up while this process is busy: whoever measures that begins before the call. */
async function call(): Promise<Socket> {
  const socket = connect(line.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Resolves once so many bytes have come, with the milliseconds that it took. */
async function ask(socket: Socket, bytes: number): Promise<number> {
  const from = performance.now();
  socket.write(String(bytes));
  for (let come = 0; come < bytes; ) come += ((await once(socket, 'data')) as [Buffer])[0].length;
  return performance.now() - from;
}

it('takes a round trip to set up a connection, and one for each answer', async () => {
  await openAt({ ...fast, roundTripMs: 100 });
  const from = performance.now();
  const socket = await call();
  await ask(socket, 1);
  expect(performance.now() - from).toBeGreaterThan(200 - EARLY_MS);
  expect(await ask(socket, 1)).toBeGreaterThan(100 - EARLY_MS);
  socket.destroy();
});

it('shares one rate over all connections, and counts both directions', async () => {
  await openAt({ ...fast, bytesPerSecond: 100_000 });
  const sockets = await Promise.all([call(), call()]);
  const from = performance.now();
  await Promise.all(sockets.map((socket) => ask(socket, 20_000)));
  expect(performance.now() - from).toBeGreaterThan(400 - EARLY_MS);
  expect(line.bytes()).toEqual({ down: 40_000, up: 2 * '20000'.length });
  for (const socket of sockets) socket.destroy();
});

it('lets a small answer pass a large one of another connection', async () => {
  await openAt({ ...fast, bytesPerSecond: 200_000 });
  const [large, small] = await Promise.all([call(), call()]);
  const ended: string[] = [];
  const wait = ask(large, 100_000).then(() => ended.push('large'));
  await once(large, 'data');
  await ask(small, 1_000).then(() => ended.push('small'));
  await wait;
  expect(ended).toEqual(['small', 'large']);
  for (const socket of [large, small]) socket.destroy();
});

it('tells each side that the other one has ended', async () => {
  await openAt(fast);
  const socket = await call();
  await ask(socket, 1);
  socket.end();
  await once(socket, 'close');
});
