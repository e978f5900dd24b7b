import type { Feature } from '#server/contract/feature.ts';
import { privacy } from './privacy.ts';
import { resolvers } from './resolvers.ts';
import { endMatch } from './service.ts';

export const matches = { resolvers, privacy, hooks: { endMatch } } satisfies Feature;
