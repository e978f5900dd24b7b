import type { Feature } from '#server/contract/feature.ts';
import { suspensionOf } from './appeal-service.ts';
import { privacy } from './privacy.ts';
import { resolvers } from './resolvers.ts';
import { tasks } from './tasks.ts';

export const moderation = { resolvers, privacy, tasks, hooks: { suspensionOf } } satisfies Feature;
