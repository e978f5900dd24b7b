import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isMigrated } from '#server/db/migrate.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { isDraining } from './draining.ts';
import { databaseTime } from './health-queries.ts';

const ANSWER_MS = 2_000;
/** Sessions, windows and signed links depend on both clocks. */
const CLOCK_MS = { warn: 5_000, most: 60_000 };

/** If `why` is null, `worse` lists the degraded parts. */
type Readiness = { why: string } | { why: null; worse: Worse };
type Worse = Partial<Record<'bus' | 'clock', string>>;

/** The moment of the answer within the round trip is unknown, so half of the round trip is subtracted. */
async function clockIsOff({ clock, db }: Deps): Promise<number> {
  const began = clock().getTime();
  const there = (await databaseTime(db)).getTime();
  const wayMs = clock().getTime() - began;
  return Math.max(0, Math.abs(there - (began + wayMs / 2)) - wayMs / 2);
}

const clockWords = (offMs: number): string => `the clock is ${Math.round(offMs / 1_000)} s off the database's`;

async function askDatabase(deps: Deps): Promise<Readiness> {
  const offMs = await clockIsOff(deps);
  if (!(await isMigrated(deps.db))) return { why: 'migrations are missing' };
  if (offMs > CLOCK_MS.most) return { why: clockWords(offMs) };
  return { why: null, worse: offMs > CLOCK_MS.warn ? { clock: clockWords(offMs) } : {} };
}

/** Asks the database first: its failure mostly causes the others. */
async function readiness(deps: Deps, hearsRevocations: () => boolean): Promise<Readiness> {
  if (isDraining(deps)) return { why: 'stopping' };
  const silent: Readiness = { why: 'the database does not answer' };
  const late = new AbortController();
  const answers = [askDatabase(deps), sleep(ANSWER_MS, silent, { signal: late.signal })];
  const found = await Promise.race(answers).catch(() => silent);
  late.abort();
  // The loser of the race may still fail, and its rejection must be handled.
  for (const answer of answers) answer.catch(() => undefined);
  if (found.why !== null) return found;
  if (!hearsRevocations()) return { why: 'other processes are not heard' };
  // Without the bus, people see the same data a little later.
  return deps.bus.isUp()
    ? found
    : { why: null, worse: { bus: 'events of other processes are not heard', ...found.worse } };
}

/** /healthz: the process lives. /readyz: it can serve; 503 with the reason, 200 with the degraded parts. */
export async function registerHealth(app: FastifyInstance, deps: Deps, hearsRevocations: () => boolean): Promise<void> {
  /** The last warning, so that a probe every few seconds does not repeat it. */
  let warnedOf = '';
  function warn(worse: Worse): void {
    const kinds = Object.keys(worse).join();
    if (kinds !== '' && kinds !== warnedOf)
      deps.log.warn({ reasons: Object.values(worse) }, 'This process is degraded.');
    warnedOf = kinds;
  }

  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (_request, reply) => {
    const found = await readiness(deps, hearsRevocations);
    reply.type('text/plain');
    if (found.why !== null) return reply.status(503).send(`${found.why}\n`);
    warn(found.worse);
    const worse = Object.values(found.worse);
    return reply.send(worse.length === 0 ? 'ready\n' : `degraded: ${worse.join('; ')}\n`);
  });
}
