import type { Feature } from '#server/contract/feature.ts';
import { privacy } from './privacy.ts';
import { resolvers } from './resolvers.ts';
import { schedule, tasks } from './tasks.ts';

export const checkIns = { resolvers, privacy, tasks, schedule } satisfies Feature;
