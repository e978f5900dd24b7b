import type { Tasks } from '#server/platform/jobs/queue.ts';
import { sendTicketLetter } from './service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    /** `noticeId`: the answer, or what stands for the end of the request. */
    sendTicketLetter: { ticketId: string; noticeId: string; isAnswered: boolean };
  }
}

export const tasks = { sendTicketLetter } satisfies Tasks;
