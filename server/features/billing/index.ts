import type { Feature } from '#server/contract/feature.ts';
import { privacy } from './privacy.ts';
import { resolvers } from './resolvers.ts';
import { registerWebhook } from './routes.ts';
import { schedule, tasks } from './tasks.ts';

export const billing = { resolvers, privacy, tasks, schedule, routes: [registerWebhook] } satisfies Feature;
