import { lagosDay } from '#rules/age.ts';
import { rowId } from '#server/base/ids.ts';
import { createContext, type Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { crowdIds } from './cast.ts';
import { likeAs, newcomers, suitors } from './queries.ts';
import { refuseProduction } from './seed.ts';

const EVERY_MS = 2_000;
const AT_ONCE = 20;
const AT_MOST = 80;

/** Two of three fitting people like the newcomer. A free person's five likes all miss them once in 243 times. */
async function welcome(deps: Deps, crowd: readonly string[], newcomerId: string): Promise<void> {
  const fitting = await suitors(deps.db, crowd, newcomerId);
  // In the order of ids: two processes that welcome one person then wait for each other instead of deadlocking.
  const admirers = fitting
    .filter((_, index) => index % 3 !== 2)
    .slice(0, AT_MOST)
    .sort();
  await inTransaction(createContext(deps, null, { ip: '', label: 'demo' }), async (tx) => {
    const now = tx.clock();
    for (const fromId of admirers) {
      const like = { fromId, toId: newcomerId, likeId: rowId(tx), matchId: rowId(tx), day: lagosDay(now), now };
      const matchId = await likeAs(tx.db, like);
      if (matchId !== null) tx.afterCommit(() => tx.bus.publish(`viewer:${newcomerId}`, { kind: 'match', matchId }));
    }
  });
}

/** Welcomes people with a profile, no like from a demo person, and a fitting demo person. Returns their number. */
export async function welcomeNewcomers(deps: Deps): Promise<number> {
  refuseProduction(deps);
  const crowd = crowdIds();
  const ids = await newcomers(deps.db, crowd, AT_ONCE);
  for (const id of ids) await welcome(deps, crowd, id);
  return ids.length;
}

/** Welcomes newcomers until stopped. Logs a failure and retries. */
export function startWelcoming(deps: Deps): { stop(): Promise<void> } {
  refuseProduction(deps);
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const sweep = async (): Promise<void> => {
    try {
      await welcomeNewcomers(deps);
    } catch (error) {
      deps.log.warn({ err: error }, 'newcomers were not welcomed');
    }
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = sweep().finally(() => {
      busy = false;
    });
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
