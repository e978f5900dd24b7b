import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { keepDays } from './figure-service.ts';
import { purgeAudit } from './retention-service.ts';

export const schedule: readonly ScheduledJob[] = [
  { name: 'purgeAudit', cron: '39 */6 * * *', run: purgeAudit },
  // Stores the day that ended, some hours after midnight in Lagos, and days that were missed.
  { name: 'keepDays', cron: '43 * * * *', run: keepDays },
];
