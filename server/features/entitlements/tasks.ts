import type { Tasks } from '#server/platform/jobs/queue.ts';
import { tellPlanEnd, tellPlanStart } from './service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    tellPlanStart: { userId: string };
    tellPlanEnd: { userId: string; entitlementId?: string; endsAt?: string };
  }
}

export const tasks = { tellPlanStart, tellPlanEnd } satisfies Tasks;
