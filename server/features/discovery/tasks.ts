import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { purgeUndonePasses } from './service.ts';

export const schedule: readonly ScheduledJob[] = [
  { name: 'purgeUndonePasses', cron: '53 * * * *', run: purgeUndonePasses },
];
