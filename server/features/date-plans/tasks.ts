import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { askAboutDate } from './review-service.ts';
import { purgeDatePlans, remindOfDate, sendDateLetter } from './telling-service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    /** Of the plan as it was at this version. */
    remindOfDate: { planId: string; version: number };
    askAboutDate: { planId: string; version: number };
    sendDateLetter: { planId: string; version: number; userId: string };
  }
}

export const tasks = { askAboutDate, remindOfDate, sendDateLetter } satisfies Tasks;

export const schedule: readonly ScheduledJob[] = [{ name: 'purgeDatePlans', cron: '40 2 * * *', run: purgeDatePlans }];
