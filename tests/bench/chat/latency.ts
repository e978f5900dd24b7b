/** From a message's request to the other one's socket, at the product and at the bare server in turn. */
import { cpuMs } from '../deck/processes.ts';
import type { Sent } from './orders.ts';
import type { Load, Server } from './servers.ts';
import type { Range } from './world.ts';

export type Timed = { p50: number; p99: number; cpu: number };
export type Turn = { zobo: Timed; bare: Timed };

/** Which pairs write, and what they send to the product. */
export type Talk = { pairs: Range; send: string; rate: number };

/** The load for some seconds; CPU is that of the server's process for one message, in milliseconds. */
export async function talk(load: Load, server: Server, { pairs, send, rate }: Talk, seconds: number): Promise<Timed> {
  const before = await cpuMs(server.process.pid);
  const { messages, p50, p99 } = await load.order<Sent>({
    do: 'send',
    target: server.target,
    pairs,
    send,
    rate,
    seconds,
  });
  return { p50, p99, cpu: ((await cpuMs(server.process.pid)) - before) / messages };
}

/** So many rounds, in each of which both have their turn. */
export async function takeTurns(
  load: Load,
  { zobo, bare }: { zobo: Server; bare: Server },
  given: Talk,
  { rounds, seconds }: { rounds: number; seconds: number },
  log: (line: string) => void,
): Promise<Turn[]> {
  const turns: Turn[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const turn = { bare: await talk(load, bare, given, seconds), zobo: await talk(load, zobo, given, seconds) };
    turns.push(turn);
    log(`  round ${round} of ${rounds}: ${told(turn.bare)} bare, ${told(turn.zobo)} zobo`);
  }
  return turns;
}

const told = ({ p50, p99 }: Timed): string => `${p50.toFixed(2)} / ${p99.toFixed(2)} ms`;
