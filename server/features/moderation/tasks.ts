import type { Tasks } from '#server/platform/jobs/queue.ts';
import { callAdministrators, sendModerationLetter } from './letter-service.ts';
import type { ModerationLetter } from './letters.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    /** `subjectId`: the warning, the suspension or the appeal; of others, what stands for the one time. */
    sendModerationLetter: { letter: ModerationLetter; userId: string; subjectId: string };
    /** Reports limit nobody for now. `callId` stands for the one time. */
    callAdministrators: { callId: string };
  }
}

export const tasks = { sendModerationLetter, callAdministrators } satisfies Tasks;
