import type { Feature } from '#server/contract/feature.ts';
import { privacy } from './privacy.ts';
import { resolvers } from './resolvers.ts';

export const feedback = { resolvers, privacy } satisfies Feature;
