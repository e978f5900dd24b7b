import type { Feature } from '#server/contract/feature.ts';
import { expireTravel } from './deck-columns-service.ts';
import { privacy } from './privacy.ts';
import { resolvers } from './resolvers.ts';
import { changeMainPhoto } from './service.ts';
import { schedule, tasks } from './tasks.ts';

export const profiles = {
  resolvers,
  privacy,
  tasks,
  schedule,
  hooks: { changeMainPhoto, expireTravel },
} satisfies Feature;
