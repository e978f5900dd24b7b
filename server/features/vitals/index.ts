import type { Feature } from '#server/contract/feature.ts';
import { privacy } from './privacy.ts';
import { resolvers } from './resolvers.ts';
import { registerVitals } from './routes.ts';

export const vitals = { resolvers, privacy, routes: [registerVitals] } satisfies Feature;
