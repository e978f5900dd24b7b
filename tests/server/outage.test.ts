/** Postgres goes away under a server that is at work: the same process goes on when it is back, and nothing that was promised is lost. */
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { chaos } from '#tests/chaos/chaos.ts';
import type { Event } from '#tests/chaos/history.ts';

/** Kept until the next run: a failure is read from it, and judged again by `npm run chaos -- --check`. */
const file = fileURLToPath(new URL('../../node_modules/.cache/zobo-chaos/outage-test.jsonl', import.meta.url));

const SENDS = 160;

it('serves within 5 s, keeps what it acknowledged, and sends every letter', async () => {
  const said: string[] = [];
  const { events, violations, missedPlants } = await chaos({
    ...{ processes: 1, clients: 10, sends: SENDS, rate: 20, signUps: 60, redis: false, seed: 1 },
    ...{ kills: 0, stops: 0, postgresRestarts: 0, cutLines: 0, busDownMs: 0, outages: 1, outageMs: 4_000 },
    ...{ file, say: (line) => void said.push(line) },
  });
  expect(violations, `${said.join('\n')}\n${file}`).toEqual([]);
  expect(missedPlants).toEqual([]);

  const count = (kind: Event['kind']): number => events.filter((event) => event.kind === kind).length;
  expect(count('acknowledged')).toBe(SENDS);
  expect(count('served')).toBe(1);
  // People signed up before and after it, and letters were under way when it came.
  const at = events.findIndex((event) => event.kind === 'fault');
  const kinds = (some: readonly Event[]): Set<string> => new Set(some.map(({ kind }) => kind));
  for (const part of [events.slice(0, at), events.slice(at)])
    expect([...kinds(part)]).toEqual(expect.arrayContaining(['signed up', 'letter', 'acknowledged']));
}, 180_000);
