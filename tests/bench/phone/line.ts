/**
 * A bad line: a TCP proxy that delays each direction by half a round trip and shares one rate over all connections. It stands in front of
 * everything, since the browser's own throttling misses workers and sockets.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The rate holds for each direction. */
export type Speed = { roundTripMs: number; bytesPerSecond: number };
export type Bytes = { down: number; up: number };
export type Line = {
  port: number;
  /** Where calls lead; null refuses them. */
  lead(port: number | null): void;
  set(speed: Speed): void;
  /** What went over the line so far. */
  bytes(): Bytes;
  /** Milliseconds since the last byte went over it. */
  quietMs(): number;
  stop(): Promise<void>;
};

/** What one segment of TCP carries. */
const PACKET = 1_460;
/** A sender stops while so much of one connection waits for the line. */
const WINDOW = 64 * 1_024;

/** One direction of one connection. Null: the sender has ended. */
type Flow = { waiting: (Buffer | null)[]; size: number; from: Socket; to: Socket };
type Arrival = { at: number; flow: Flow; packet: Buffer | null };

function take(flow: Flow): Buffer | null {
  const [chunk = null] = flow.waiting;
  if (chunk === null || chunk.length <= PACKET) flow.waiting.shift();
  else flow.waiting[0] = chunk.subarray(PACKET);
  const packet = chunk?.subarray(0, PACKET) ?? null;
  flow.size -= packet?.length ?? 0;
  return packet;
}

/** The connections of one direction take turns, packet by packet. */
function createDirection(speed: () => Speed) {
  const turns: Flow[] = [];
  const arriving: Arrival[] = [];
  let timer: NodeJS.Timeout | undefined;
  let freeAt = 0;
  const sent = { bytes: 0, at: 0 };

  function send(now: number): void {
    const { bytesPerSecond, roundTripMs } = speed();
    for (let flow = turns[0]; flow !== undefined && freeAt <= now; flow = turns[0]) {
      turns.shift();
      const packet = take(flow);
      if (flow.waiting.length > 0) turns.push(flow);
      if (flow.size < WINDOW) flow.from.resume();
      if (flow.to.destroyed) continue;
      const length = packet?.length ?? 0;
      freeAt += (length / bytesPerSecond) * 1_000;
      sent.bytes += length;
      sent.at = now;
      arriving.push({ at: freeAt + roundTripMs / 2, flow, packet });
    }
  }

  function arrive(now: number): void {
    for (let first = arriving[0]; first !== undefined && first.at <= now; first = arriving[0]) {
      arriving.shift();
      const { to } = first.flow;
      if (first.packet === null) to.end();
      else if (to.writable) to.write(first.packet);
    }
  }

  function tick(): void {
    const now = performance.now();
    send(now);
    arrive(now);
    const next = Math.min(turns.length > 0 ? freeAt : Infinity, arriving[0]?.at ?? Infinity);
    clearTimeout(timer);
    if (next !== Infinity) timer = setTimeout(tick, Math.max(0, next - now));
  }

  function give(flow: Flow, chunk: Buffer | null): void {
    if (turns.length === 0) freeAt = Math.max(freeAt, performance.now());
    if (flow.waiting.length === 0) turns.push(flow);
    flow.waiting.push(chunk);
    flow.size += chunk?.length ?? 0;
    if (flow.size >= WINDOW) flow.from.pause();
    tick();
  }

  return {
    sent,
    carry(from: Socket, to: Socket): void {
      const flow: Flow = { waiting: [], size: 0, from, to };
      from.on('data', (chunk) => give(flow, chunk));
      from.on('end', () => give(flow, null));
      from.on('error', () => to.destroy());
    },
    stop: () => clearTimeout(timer),
  };
}

/** Listens on a free port of 127.0.0.1. */
export async function openLine(first: Speed): Promise<Line> {
  let speed = first;
  let target: number | null = null;
  const [down, up] = [createDirection(() => speed), createDirection(() => speed)];
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.setNoDelay(true).on('close', () => sockets.delete(socket));
  };
  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (near) => {
    keep(near).on('error', () => near.destroy());
    // Setting up a connection takes a round trip, before which nobody sends.
    setTimeout(() => {
      if (near.destroyed || target === null) return near.destroy();
      const far = keep(connect({ port: target, host: '127.0.0.1', allowHalfOpen: true }));
      up.carry(near, far);
      down.carry(far, near);
      near.resume();
    }, speed.roundTripMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    lead(port) {
      target = port;
    },
    set(next) {
      speed = next;
    },
    bytes: () => ({ down: down.sent.bytes, up: up.sent.bytes }),
    quietMs: () => performance.now() - Math.max(down.sent.at, up.sent.at),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      down.stop();
      up.stop();
      await closed;
    },
  };
}
