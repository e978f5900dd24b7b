import type { Feature } from '#server/contract/feature.ts';
import { privacy } from './privacy.ts';
import { resolvers } from './resolvers.ts';
import { registerPrepaidWebhook } from './routes.ts';
import { schedule, tasks } from './tasks.ts';
import { moveWaitingPlans } from './term-service.ts';

export const prepaid = {
  resolvers,
  privacy,
  tasks,
  schedule,
  routes: [registerPrepaidWebhook],
  hooks: { moveWaitingPlans },
} satisfies Feature;
