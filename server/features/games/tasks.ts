import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { purgeGames } from './service.ts';

export const schedule: readonly ScheduledJob[] = [{ name: 'purgeGames', cron: '31 3 * * *', run: purgeGames }];
