import type { Feature } from '#server/contract/feature.ts';
import { privacy } from './privacy.ts';
import { resolvers } from './resolvers.ts';
import { schedule } from './tasks.ts';

export const discovery = { resolvers, privacy, schedule } satisfies Feature;
