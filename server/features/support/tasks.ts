import type { Tasks } from '#server/platform/jobs/queue.ts';
import { sendTicketLetter } from './service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    /** `noticeId` is the id of the answer, or a new one for the closing of the ticket. */
    sendTicketLetter: { ticketId: string; noticeId: string; isAnswered: boolean };
  }
}

export const tasks = { sendTicketLetter } satisfies Tasks;
