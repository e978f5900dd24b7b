import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { purgeCalls } from './service.ts';

export const schedule: readonly ScheduledJob[] = [
  // Each minute: a call that nobody took leaves its line also when the caller's device is gone.
  { name: 'purgeCalls', cron: '* * * * *', run: purgeCalls },
];
