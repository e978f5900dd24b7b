import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { remindPrepaid, sendPrepaidLetter } from './letter-service.ts';
import type { PrepaidLetter } from './letters.ts';
import { refundPrepaid } from './refund-service.ts';
import { purgePrepaid, reconcilePrepaid } from './scheduled-service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    sendPrepaidLetter: { orderId: string; letter: PrepaidLetter };
    remindPrepaid: { entitlementId: string };
    refundPrepaid: { orderId: string };
  }
}

export const tasks = { sendPrepaidLetter, remindPrepaid, refundPrepaid } satisfies Tasks;

export const schedule: readonly ScheduledJob[] = [
  // Somebody who has paid waits for it.
  { name: 'reconcilePrepaid', cron: '23 * * * *', run: reconcilePrepaid },
  { name: 'purgePrepaid', cron: '39 3 * * *', run: purgePrepaid },
];
