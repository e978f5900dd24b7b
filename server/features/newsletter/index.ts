import type { Feature } from '#server/contract/feature.ts';
import { privacy } from './privacy.ts';
import { resolvers } from './resolvers.ts';
import { registerUnsubscribe } from './routes.ts';
import { moveNewsletter } from './subscription-service.ts';
import { schedule, tasks } from './tasks.ts';

export const newsletter = {
  resolvers,
  privacy,
  tasks,
  schedule,
  hooks: { moveNewsletter },
  routes: [registerUnsubscribe],
} satisfies Feature;
