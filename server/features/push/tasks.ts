import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { queueNoticeLetters, sendNoticeLetter } from './letter-service.ts';
import type { WaitingPush } from './queries.ts';
import { sendPush } from './sending-service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    sendPush: WaitingPush;
    /** `day` is a Lagos day. */
    sendNoticeLetter: { userId: string; day: string };
  }
}

export const tasks = { sendPush, sendNoticeLetter } satisfies Tasks;

/** 19:00 in Lagos. */
export const schedule: readonly ScheduledJob[] = [
  { name: 'queueNoticeLetters', cron: '0 18 * * *', run: queueNoticeLetters },
];
