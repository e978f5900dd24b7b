import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { countSwipes, expireTravels, refreshLively } from './deck-columns-service.ts';
import { publishPosition } from './service.ts';
import { boostWeekly } from './visibility-service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    publishPosition: { userId: string };
  }
}

export const tasks = { publishPosition } satisfies Tasks;

export const schedule: readonly ScheduledJob[] = [
  { name: 'expireTravels', cron: '* * * * *', run: expireTravels },
  { name: 'countSwipes', cron: '* * * * *', run: countSwipes },
  // 20:00 in Lagos, the busiest hour of browsing.
  { name: 'boostWeekly', cron: '0 19 * * *', run: boostWeekly },
  // Soon after midnight in Lagos, and again for a machine that was off then.
  { name: 'refreshLively', cron: '5 5,11,17,23 * * *', run: refreshLively },
];
