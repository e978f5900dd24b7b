import type { Feature } from '#server/contract/feature.ts';
import { privacy } from './privacy.ts';
import { resolvers } from './resolvers.ts';
import { registerSelfies } from './routes.ts';
import { schedule, tasks } from './tasks.ts';

export const verification = { resolvers, privacy, tasks, schedule, routes: [registerSelfies] } satisfies Feature;
