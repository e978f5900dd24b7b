import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { WaitingPush } from './queries.ts';
import { sendPush } from './sending-service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    sendPush: WaitingPush;
  }
}

export const tasks = { sendPush } satisfies Tasks;
