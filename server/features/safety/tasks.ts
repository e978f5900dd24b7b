import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { purgeEvidence, settleLimits } from './retention-service.ts';

export const schedule: readonly ScheduledJob[] = [
  { name: 'purgeEvidence', cron: '49 */6 * * *', run: purgeEvidence },
  { name: 'settleLimits', cron: '51 * * * *', run: settleLimits },
];
