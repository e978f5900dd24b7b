import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { purgeCompanion } from './service.ts';

export const schedule: readonly ScheduledJob[] = [{ name: 'purgeCompanion', cron: '11 * * * *', run: purgeCompanion }];
