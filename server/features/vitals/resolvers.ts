import type { Resolvers } from '#server/contract/resolvers.generated.ts';
import { pageVitals } from './service.ts';

export const resolvers: Resolvers = {
  Admin: {
    vitals: (_parent, { days }, ctx) => pageVitals(ctx, days),
  },
};
