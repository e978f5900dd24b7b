import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { purgeSelfies, sendVerificationLetter } from './service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    sendVerificationLetter: { verificationId: string };
  }
}

export const tasks = { sendVerificationLetter } satisfies Tasks;

export const schedule: readonly ScheduledJob[] = [{ name: 'purgeSelfies', cron: '37 * * * *', run: purgeSelfies }];
