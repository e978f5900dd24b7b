import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { purgeEmailConfirmations } from './address-service.ts';
import { sendLetter, sendResetLetter } from './letter-service.ts';
import type { Letter } from './letters.ts';
import { purgeResets } from './recovery-service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    /** `subjectId`: the id of the email's subject, if it is not the account. */
    sendMail: { userId: string; letter: Letter; subjectId?: string };
    sendResetLetter: { resetId: string };
  }
}

export const tasks = { sendMail: sendLetter, sendResetLetter } satisfies Tasks;

export const schedule: readonly ScheduledJob[] = [
  { name: 'purgeResets', cron: '23 * * * *', run: purgeResets },
  { name: 'purgeEmailConfirmations', cron: '29 * * * *', run: purgeEmailConfirmations },
];
