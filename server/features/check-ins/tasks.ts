import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { askToCheckIn, raiseAlarm, sendAsk, sendToFriend, tendCheckIns } from './alarm-service.ts';
import { inviteByLetter } from './friend-service.ts';
import type { FriendNews } from './letters.ts';
import { sendPlanCode } from './shared-plan-service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    inviteByLetter: { friendId: string };
    sendPlanCode: { checkInId: string; friendId: string; sentAt: string };
    /** Of the check-in as it was at this version; so the next two. */
    askToCheckIn: { checkInId: string; version: number; turn: number };
    sendAsk: { checkInId: string; version: number; turn: number };
    raiseAlarm: { checkInId: string; version: number };
    /** `version`: of the check-in after the change that is told. */
    sendToFriend: { checkInId: string; friendId: string; version: number; news: FriendNews };
  }
}

export const tasks = {
  inviteByLetter,
  sendPlanCode,
  askToCheckIn,
  sendAsk,
  raiseAlarm,
  sendToFriend,
} satisfies Tasks;

export const schedule: readonly ScheduledJob[] = [{ name: 'tendCheckIns', cron: '* * * * *', run: tendCheckIns }];
