import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { purgeEvidence, recheckLimits } from './retention-service.ts';

export const schedule: readonly ScheduledJob[] = [
  { name: 'purgeEvidence', cron: '49 */6 * * *', run: purgeEvidence },
  { name: 'recheckLimits', cron: '51 * * * *', run: recheckLimits },
];
