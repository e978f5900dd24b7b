import type { Feature } from '#server/contract/feature.ts';
import { resolvers } from './resolvers.ts';

/** What plans bring in and lose, for the console. It has no table of its own: it reads those of billing, prepaid and entitlements. */
export const money = { resolvers, privacy: {} } satisfies Feature;
