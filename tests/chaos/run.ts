/**
 * `npm run chaos`: people chat while servers are killed with -9, Postgres restarts and the bus is down; ends with exit code 1 when a message
 * was lost, doubled or shown out of order, or when the checker misses what is planted. docs/chaos.md says what is done and checked.
 *
 *   npm run chaos                                      3 servers, 100 clients, 20,000 messages
 *   npm run chaos -- --redis                           the same with Redis as the bus; needs redis-server
 *   npm run chaos -- --outages                         Postgres is gone ten times for 8 s; one server, sign-ups and slow letters
 *   npm run chaos -- --offline                         a phone's outbox instead: 200 random runs of swipes and messages in Chromium
 *                                                      (--runs, --seed, --at-once, --plant <name>)
 *   npm run chaos -- --check <file>                    judges a history that was kept
 *   --processes --clients --sends --rate --kills --stops --postgres-restarts --postgres-outages --outage-seconds --cut-lines --bus-seconds
 *   --sign-ups (a minute) --seed   numbers
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chaos } from './chaos.ts';
import { check, counted, type Violation, wrongs } from './checker.ts';
import { figuresOf, type Spread } from './figures.ts';
import { type Event, readHistory } from './history.ts';
import { offline } from './offline/main.ts';
import { missedPlants, plantsFor } from './plant.ts';

const folder = fileURLToPath(new URL('../../node_modules/.cache/zobo-chaos/', import.meta.url));
const SHOWN = 20;

const numbers = {
  processes: 3,
  clients: 100,
  sends: 20_000,
  rate: 120,
  kills: 12,
  stops: 2,
  'postgres-restarts': 3,
  'postgres-outages': 0,
  'outage-seconds': 8,
  'cut-lines': 4,
  'bus-seconds': 30,
  'sign-ups': 0,
};

/** The same process through all of it: nothing happens to the server but that its database goes away. */
const outages: Partial<typeof numbers> = {
  ...{ processes: 1, clients: 20, sends: 3_000, rate: 20, 'postgres-outages': 10, 'sign-ups': 60 },
  ...{ kills: 0, stops: 0, 'postgres-restarts': 0, 'cut-lines': 0, 'bus-seconds': 0 },
};

const isOffline = process.argv.includes('--offline');
const text = { type: 'string' } as const;
const { values } = parseArgs({
  args: isOffline ? [] : process.argv.slice(2),
  options: {
    ...(Object.fromEntries(Object.keys(numbers).map((name) => [name, text])) as Record<
      keyof typeof numbers,
      typeof text
    >),
    seed: text,
    redis: { type: 'boolean', default: false },
    outages: { type: 'boolean', default: false },
    check: text,
  },
});

function numberOf(name: keyof typeof numbers): number {
  const number = Number(values[name] ?? (values.outages ? outages[name] : undefined) ?? numbers[name]);
  if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} is a whole number.`);
  return number;
}

const say = (line: string): void => console.log(line);
const ms = (spread: Spread): string =>
  `median ${spread.median} ms, 99th percentile ${spread.p99} ms, most ${spread.most} ms (${spread.count})`;

function tell(events: readonly Event[], violations: readonly Violation[], missed: readonly string[]): boolean {
  const figures = figuresOf(events);
  say(`\n${figures.sends} messages acknowledged in ${Math.round(figures.seconds)} s`);
  say(`  acknowledged after       ${ms(figures.answered)}`);
  say(`  then shown to the other  ${ms(figures.shown)}`);
  say(`  back after a lost socket ${ms(figures.recovered)}`);
  say(
    `  tried again after        ${figures.troubles.map(([what, count]) => `${what} x${count}`).join(', ') || 'nothing'}`,
  );
  if (figures.accounts > 0)
    say(`  accounts and letters     ${figures.accounts}, ${figures.letters} (a letter may arrive twice)`);
  if (figures.served.count > 0) say(`  ready after Postgres was back  ${ms(figures.served)}`);
  say('');
  for (const [wrong, count] of Object.entries(counted(violations)))
    say(`${String(count).padStart(6)} ${wrong}: ${wrongs[wrong as keyof typeof wrongs]}`);
  for (const { wrong, what } of violations.slice(0, SHOWN)) say(`    ${wrong}: ${what}`);
  if (violations.length > SHOWN) say(`    and ${violations.length - SHOWN} more`);
  if (violations.length > 0) return false;
  say(
    `\nPlanted into this history: ${plantsFor(events)
      .map(({ name }) => name)
      .join(', ')}.`,
  );
  say(missed.length === 0 ? 'The checker found each of them.' : `The checker MISSED: ${missed.join(', ')}.`);
  return missed.length === 0;
}

async function main(): Promise<boolean> {
  if (values.check !== undefined) {
    const events = readHistory(values.check);
    const violations = check(events);
    return tell(events, violations, violations.length === 0 ? missedPlants(events) : []);
  }
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
  const bus = values.redis ? 'redis' : 'postgres';
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const file = `${folder}${stamp}-${bus}-${seed}.jsonl`;
  say(`Seed ${seed}. The history is kept in ${file}`);
  const {
    events,
    violations,
    missedPlants: missed,
  } = await chaos({
    processes: numberOf('processes'),
    clients: numberOf('clients'),
    sends: numberOf('sends'),
    rate: numberOf('rate'),
    kills: numberOf('kills'),
    stops: numberOf('stops'),
    postgresRestarts: numberOf('postgres-restarts'),
    outages: numberOf('postgres-outages'),
    outageMs: numberOf('outage-seconds') * 1_000,
    cutLines: numberOf('cut-lines'),
    busDownMs: numberOf('bus-seconds') * 1_000,
    signUps: numberOf('sign-ups'),
    redis: values.redis,
    seed,
    file,
    say,
  });
  const isGood = tell(events, violations, missed);
  say(`\n${isGood ? 'Good' : 'NOT GOOD'}. The history: ${file}`);
  return isGood;
}

// The programs that were started end with this one only when it ends by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));
try {
  process.exit((await (isOffline ? offline() : main())) ? 0 : 1);
} catch (error) {
  console.error((error as Error).stack ?? error);
  process.exit(1);
}
