import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { purgeMessages } from './retention-service.ts';

export const schedule: readonly ScheduledJob[] = [{ name: 'purgeMessages', cron: '27 */6 * * *', run: purgeMessages }];
