import type { Feature } from '#server/contract/feature.ts';
import { resolvers } from './resolvers.ts';

export const events = { resolvers } satisfies Feature;
