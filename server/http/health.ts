import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../context.ts';
import { isMigrated } from '../db/migrate.ts';
import { isDraining } from './draining.ts';

/** A database that answers later than this is as good as none. */
const ANSWER_MS = 2_000;

/** Why this process should get no requests now, or null when it should. Also asks the database, as there is nothing to answer without it. */
async function whyNotReady(deps: Deps, hearsKills: () => boolean): Promise<string | null> {
  if (isDraining(deps)) return 'stopping';
  if (!hearsKills() || !deps.bus.isUp()) return 'other processes are not heard';
  const late = new AbortController();
  const answers = [
    isMigrated(deps.db).then((done) => (done ? null : 'migrations are missing')),
    sleep(ANSWER_MS, 'the database does not answer', { signal: late.signal }),
  ];
  try {
    return await Promise.race(answers);
  } catch {
    return 'the database does not answer';
  } finally {
    late.abort();
    // The loser of the race may still fail: nobody waits for it any more.
    for (const answer of answers) answer.catch(() => undefined);
  }
}

/** GET /healthz: the process lives. GET /readyz: it can serve; 503 with the reason when it cannot. */
export async function registerHealth(app: FastifyInstance, deps: Deps, hearsKills: () => boolean): Promise<void> {
  app.get('/healthz', async (_request, reply) => reply.type('text/plain').send('ok\n'));
  app.get('/readyz', async (_request, reply) => {
    const reason = await whyNotReady(deps, hearsKills);
    return reply
      .status(reason === null ? 200 : 503)
      .type('text/plain')
      .send(`${reason ?? 'ready'}\n`);
  });
}
