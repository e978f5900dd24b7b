import type { Resolvers } from '#server/resolvers.generated.ts';

export const resolvers: Resolvers = {};
