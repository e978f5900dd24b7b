import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { purgeCalls } from './service.ts';

export const schedule: readonly ScheduledJob[] = [
  // Each minute: a missed call leaves its message even if the caller's device is gone.
  { name: 'purgeCalls', cron: '* * * * *', run: purgeCalls },
];
