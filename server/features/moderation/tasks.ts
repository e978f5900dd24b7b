import type { Tasks } from '#server/platform/jobs/queue.ts';
import { alertAdministrators, sendModerationLetter } from './letter-service.ts';
import type { ModerationLetter } from './letters.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    /** `subjectId`: the warning, the suspension or the appeal; for other letters an id of this one event. */
    sendModerationLetter: { letter: ModerationLetter; userId: string; subjectId: string };
    /** `alertId`: an id of this one event. */
    alertAdministrators: { alertId: string };
  }
}

export const tasks = { sendModerationLetter, alertAdministrators } satisfies Tasks;
