/** What is done to the servers, and when: settled by the seed before the run begins. */
import type { Dice } from '#tests/setup/random.ts';

/** `server` and `share` say which one, and how many of the clients. */
export type Fault =
  | { kind: 'kill'; server: number }
  | { kind: 'stop'; server: number }
  | { kind: 'postgres'; how: 'kindly' | 'killed' }
  /** Stopped at once, as by pg_ctl -m immediate, and started again so much later. */
  | { kind: 'outage'; ms: number }
  | { kind: 'bus'; ms: number }
  | { kind: 'lines'; share: number };

/** Done once so many messages are acknowledged. */
export type Planned = { after: number; fault: Fault };

export type Amounts = {
  processes: number;
  sends: number;
  kills: number;
  stops: number;
  postgresRestarts: number;
  outages: number;
  outageMs: number;
  cutLines: number;
  busDownMs: number;
};

/**
 * The plan of a run, in the order in which it is carried out. The last kill comes with the last messages: nothing later may bring to light
 * what it made somebody miss.
 */
export function planOf(amounts: Amounts, dice: Dice): Planned[] {
  const { processes, sends, kills, stops, postgresRestarts, outages, outageMs, cutLines, busDownMs } = amounts;
  const kill = (): Fault => ({ kind: 'kill', server: dice.below(processes) });
  /** One in each of `count` equal stretches of the run. */
  const spread = (count: number, fault: (index: number) => Fault): Planned[] =>
    Array.from({ length: count }, (_, index) => ({
      after: Math.floor(sends * (0.04 + 0.9 * ((index + dice.next()) / count))),
      fault: fault(index),
    }));
  const plan = [
    ...spread(Math.max(0, kills - 1), kill),
    ...spread(stops, () => ({ kind: 'stop', server: dice.below(processes) })),
    ...spread(postgresRestarts, (index) => ({ kind: 'postgres', how: index % 2 === 0 ? 'killed' : 'kindly' })),
    ...spread(outages, () => ({ kind: 'outage', ms: outageMs })),
    ...spread(cutLines, () => ({ kind: 'lines', share: 0.2 + 0.3 * dice.next() })),
    ...(busDownMs > 0 ? [{ after: Math.floor(sends * 0.45), fault: { kind: 'bus', ms: busDownMs } as Fault }] : []),
    ...(kills > 0 ? [{ after: Math.floor(sends * 0.998), fault: kill() }] : []),
  ];
  return plan.sort((a, b) => a.after - b.after);
}

/** A fault in words. */
export function faultText(fault: Fault): string {
  switch (fault.kind) {
    case 'kill':
      return `server ${fault.server + 1}: kill -9`;
    case 'stop':
      return `server ${fault.server + 1}: stopped kindly`;
    case 'postgres':
      return fault.how === 'killed' ? 'Postgres: kill -9, and started again' : 'Postgres: stopped and started again';
    case 'outage':
      return `Postgres: stopped with -m immediate for ${fault.ms / 1_000} s`;
    case 'bus':
      return `the bus is down for ${fault.ms / 1_000} s`;
    case 'lines':
      return `${Math.round(fault.share * 100)} % of the sockets are cut`;
  }
}
