import type { Tasks } from '#server/platform/jobs/queue.ts';
import { tellPlanEnd } from './service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    tellPlanEnd: { userId: string };
  }
}

export const tasks = { tellPlanEnd } satisfies Tasks;
