import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { purgeLikenesses } from './removal-service.ts';
import { makeAvif, purgeUploads } from './service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    makeAvif: { photoId: string };
  }
}

export const tasks = { makeAvif } satisfies Tasks;

export const schedule: readonly ScheduledJob[] = [
  { name: 'purgeUploads', cron: '*/15 * * * *', run: purgeUploads },
  { name: 'purgeLikenesses', cron: '43 3 * * *', run: purgeLikenesses },
];
