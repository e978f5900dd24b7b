/** The chaos of `npm run chaos`, small; and whether its checker would see what it looks for. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { chaos } from '#tests/chaos/chaos.ts';
import { check, type Wrong } from '#tests/chaos/checker.ts';
import { planOf } from '#tests/chaos/faults.ts';
import { type Event, type Happening, openHistory, readHistory } from '#tests/chaos/history.ts';
import { missedPlants, plants } from '#tests/chaos/plant.ts';
import { diceOf } from '#tests/setup/random.ts';

/** Kept until the next run: a failure is read from it, and judged again by `npm run chaos -- --check`. */
const file = fileURLToPath(new URL('../../node_modules/.cache/zobo-chaos/npm-test.jsonl', import.meta.url));

const SENDS = 400;

it('loses, doubles and swaps nothing while servers are killed, Postgres restarts and the bus is down', async () => {
  const amounts = {
    processes: 2,
    sends: SENDS,
    kills: 2,
    stops: 0,
    postgresRestarts: 1,
    outages: 0,
    outageMs: 0,
    cutLines: 1,
    busDownMs: 2_000,
  };
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const result = await chaos({ ...amounts, clients: 10, rate: 80, signUps: 0, redis: false, seed: 7, file, say });
  expect(result.violations, `${said.join('\n')}\n${file}`).toEqual([]);
  expect(result.missedPlants).toEqual([]);

  const of = (kind: Event['kind']): Event[] => result.events.filter((event) => event.kind === kind);
  expect([of('acknowledged').length, of('stored').length, of('shown').length]).toEqual([SENDS, SENDS, 2 * SENDS]);
  // A run in which nothing broke would say nothing.
  expect(of('fault').map((event) => 'what' in event && event.what.replace(/\d+/g, 'N'))).toEqual(
    expect.arrayContaining(['server N: kill -N', 'Postgres: kill -N, and started again', 'the bus is down for N s']),
  );
  expect(of('lost').length).toBeGreaterThanOrEqual(5);
  expect(readHistory(file)).toEqual(result.events);
}, 180_000);

describe('the checker', () => {
  const text = (send: string): string => `text of ${send}`;
  const begun = (send: string, by: string): Happening => ({ kind: 'begun', by, match: 'm', send, content: text(send) });
  const acknowledged = (send: string, by: string, seq: number): Happening => ({
    kind: 'acknowledged',
    by,
    match: 'm',
    send,
    id: `id ${send}`,
    seq,
  });
  const shown = (send: string, sender: string, seq: number, by: string): Happening => ({
    kind: 'shown',
    by,
    match: 'm',
    id: `id ${send}`,
    seq,
    sender,
    content: text(send),
  });
  const stored = (send: string, sender: string, seq: number): Happening => ({
    kind: 'stored',
    match: 'm',
    send,
    id: `id ${send}`,
    seq,
    sender,
    content: text(send),
  });
  const dated = (happenings: readonly Happening[]): Event[] =>
    happenings.map((happening, at): Event => ({ at, ...happening }));

  /** Ada says two things and Bola one between them; Bola sees the last before Ada knows that it is stored. */
  const clean = dated([
    { kind: 'match', match: 'm', people: ['ada', 'bola'] },
    begun('a', 'ada'),
    acknowledged('a', 'ada', 1),
    shown('a', 'ada', 1, 'ada'),
    shown('a', 'ada', 1, 'bola'),
    begun('b', 'bola'),
    { kind: 'trouble', by: 'bola', what: 'HTTP ECONNRESET' },
    acknowledged('b', 'bola', 2),
    shown('b', 'bola', 2, 'bola'),
    begun('c', 'ada'),
    shown('b', 'bola', 2, 'ada'),
    shown('c', 'ada', 3, 'bola'),
    acknowledged('c', 'ada', 3),
    shown('c', 'ada', 3, 'ada'),
    stored('a', 'ada', 1),
    stored('b', 'bola', 2),
    stored('c', 'ada', 3),
  ]);
  const ada = 'ada@example.com';
  const joined = [
    ...clean,
    ...dated([
      { kind: 'signed up', email: ada },
      { kind: 'letter', to: ada, subject: 'Welcome' },
      { kind: 'letter', to: ada, subject: 'Confirm' },
      { kind: 'letter', to: ada, subject: 'Confirm' },
      { kind: 'account', email: ada },
      { kind: 'served', server: 1, pid: 7, ms: 900 },
    ]),
  ];
  const wrongsOf = (events: readonly Event[]): Wrong[] => [...new Set(check(events).map(({ wrong }) => wrong))];
  const without = (gone: (event: Event) => boolean): Event[] => clean.filter((event) => !gone(event));
  const with_ = (...more: Happening[]): Event[] => [...clean, ...dated(more)];

  it('passes a clean history', () => {
    expect(check(clean)).toEqual([]);
    expect(check(joined)).toEqual([]);
  });

  it.each(plants)('catches $name', ({ plant, wrong }) => {
    expect(wrongsOf(plant(joined))).toContain(wrong);
  });

  it('is not said to catch what it does not', () => {
    expect(missedPlants(clean)).toEqual([]);
    expect(missedPlants(joined)).toEqual([]);
    // Where the wrong is there before, or nothing is planted, something must be missing.
    expect(() => missedPlants(without(({ kind }) => kind === 'shown'))).toThrow('Nothing was shown');
  });

  it.each<[name: string, events: Event[], wrong: Wrong]>([
    [
      'a loss for the sender alone',
      without((event) => event.kind === 'shown' && event.by === 'ada' && event.seq === 3),
      'lost',
    ],
    [
      'a send acknowledged as two messages',
      with_({ ...acknowledged('a', 'ada', 4), id: 'other' } as Happening),
      'doubled',
    ],
    ['a message stored twice', with_({ ...stored('a', 'ada', 4), id: 'other' } as Happening), 'doubled'],
    ['two messages with one number', with_(begun('d', 'ada'), acknowledged('d', 'ada', 3)), 'doubled'],
    ['a number below what was there before', with_(begun('d', 'ada'), acknowledged('d', 'ada', 0)), 'out of order'],
    [
      'another text in the database',
      with_({ ...stored('d', 'ada', 4), content: 'x' } as Happening, begun('d', 'ada')),
      'altered',
    ],
    [
      'another sender on the screen',
      clean.map((event) => (event.kind === 'shown' && event.seq === 1 ? { ...event, sender: 'bola' } : event)),
      'altered',
    ],
    ['a text that nobody sent', with_(shown('x', 'ada', 4, 'bola')), 'invented'],
    ['a row that nobody sent', with_(stored('x', 'ada', 4)), 'invented'],
    ['a message shown to a third', with_(shown('a', 'ada', 1, 'chidi')), 'strayed'],
    ['a send without an answer', with_(begun('d', 'ada')), 'unanswered'],
    ['a refusal', with_({ kind: 'refused', by: 'ada', why: 'UNAUTHENTICATED' }), 'refused'],
    ['a server that fell over', with_({ kind: 'crashed', what: 'server 1' }), 'crashed'],
    ['a server that is not ready in time', with_({ kind: 'served', server: 1, pid: 7, ms: 5_001 }), 'late'],
    ['a job that is left', with_({ kind: 'job', job: 'sendMail', id: '1' }), 'undone'],
    [
      'one of two letters that did not arrive',
      joined.filter((event) => !(event.kind === 'letter' && event.subject === 'Welcome')),
      'unsent',
    ],
  ])('catches %s', (_, events, wrong) => {
    expect(wrongsOf(events)).toEqual(expect.arrayContaining([wrong]));
  });

  it('judges a kept history as it judged it before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zobo-history-'));
    try {
      const history = openHistory(join(folder, 'kept.jsonl'), () => 5);
      for (const { at: _at, ...happening } of clean) history.add(happening as Happening);
      history.close();
      history.add({ kind: 'fault', what: 'too late' });
      expect(readHistory(history.file)).toEqual(history.all());
      expect(check(readHistory(history.file))).toEqual([]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

it('plans the same for a seed, all kinds of faults, and the last kill with the last messages', () => {
  const amounts = {
    processes: 3,
    sends: 20_000,
    kills: 12,
    stops: 2,
    postgresRestarts: 3,
    outages: 2,
    outageMs: 8_000,
    cutLines: 4,
    busDownMs: 30_000,
  };
  const plan = planOf(amounts, diceOf(1));
  expect(planOf(amounts, diceOf(1))).toEqual(plan);
  expect(planOf(amounts, diceOf(2))).not.toEqual(plan);
  expect(plan).toHaveLength(12 + 2 + 3 + 2 + 4 + 1);
  expect(plan.at(-1)).toMatchObject({ after: 19_960, fault: { kind: 'kill' } });
  expect(plan.map(({ after }) => after)).toEqual(plan.map(({ after }) => after).sort((a, b) => a - b));
});
