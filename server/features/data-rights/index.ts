import type { Feature } from '#server/contract/feature.ts';
import { cancelDeletion } from './deletion-service.ts';
import { privacy } from './privacy.ts';
import { resolvers } from './resolvers.ts';
import { registerExports } from './routes.ts';
import { schedule, tasks } from './tasks.ts';

export const dataRights = {
  resolvers,
  privacy,
  tasks,
  schedule,
  hooks: { cancelDeletion },
  routes: [registerExports],
} satisfies Feature;
