import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { isMigrated } from '#server/db/migrate.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { isDraining } from './draining.ts';
import { databaseTime } from './health-queries.ts';

/** A database that answers later than this is as good as none. */
const ANSWER_MS = 2_000;
/** How far the clock may be off the database's: sessions, windows and signed links are judged by both. */
const CLOCK_MS = { warn: 5_000, most: 60_000 };

/** Whether requests should come here: `why` not, or what is worse than it should be while they may. */
type Readiness = { why: string } | { why: null; worse: Worse };
/** By what it is about. */
type Worse = Partial<Record<'bus' | 'clock', string>>;

/** How many milliseconds the clock is off the database's at the least: for half of the way there and back nobody knows. */
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

/** Asks the database first: there is nothing to answer without it, and what else is missing is mostly for the want of it. */
async function readiness(deps: Deps, hearsKills: () => boolean): Promise<Readiness> {
  if (isDraining(deps)) return { why: 'stopping' };
  const silent: Readiness = { why: 'the database does not answer' };
  const late = new AbortController();
  const answers = [askDatabase(deps), sleep(ANSWER_MS, silent, { signal: late.signal })];
  const found = await Promise.race(answers).catch(() => silent);
  late.abort();
  // The loser of the race may still fail: nobody waits for it any more.
  for (const answer of answers) answer.catch(() => undefined);
  if (found.why !== null) return found;
  if (!hearsKills()) return { why: 'other processes are not heard' };
  // Without it people see the same a little later.
  return deps.bus.isUp()
    ? found
    : { why: null, worse: { bus: 'events of other processes are not heard', ...found.worse } };
}

/** GET /healthz: the process lives. GET /readyz: it can serve; 503 with the reason when it cannot, and 200 with what is worse when it is degraded. */
export async function registerHealth(app: FastifyInstance, deps: Deps, hearsKills: () => boolean): Promise<void> {
  /** What was warned of last, since somebody asks every few seconds. */
  let warnedOf = '';
  function warn(worse: Worse): void {
    const kinds = Object.keys(worse).join();
    if (kinds !== '' && kinds !== warnedOf)
      deps.log.warn({ reasons: Object.values(worse) }, 'This process is degraded.');
    warnedOf = kinds;
  }

  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (_request, reply) => {
    const found = await readiness(deps, hearsKills);
    reply.type('text/plain');
    if (found.why !== null) return reply.status(503).send(`${found.why}\n`);
    warn(found.worse);
    const worse = Object.values(found.worse);
    return reply.send(worse.length === 0 ? 'ready\n' : `degraded: ${worse.join('; ')}\n`);
  });
}
