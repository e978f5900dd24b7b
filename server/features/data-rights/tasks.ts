import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { anonymiseAccounts, eraseAccounts } from './erasure-service.ts';
import { sendDeletionLetter } from './letter-service.ts';
import type { DeletionLetter } from './letters.ts';
import { anonymiseInactive } from './retention-service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    sendDeletionLetter: { requestId: string; letter: DeletionLetter };
  }
}

export const tasks = { sendDeletionLetter } satisfies Tasks;

export const schedule: readonly ScheduledJob[] = [
  // Deleted and unused accounts. Each is handled within a day, even if the server was down for some hours.
  { name: 'anonymiseAccounts', cron: '7 * * * *', run: anonymiseAccounts },
  { name: 'eraseAccounts', cron: '13 * * * *', run: eraseAccounts },
  { name: 'anonymiseInactive', cron: '19 */6 * * *', run: anonymiseInactive },
];
