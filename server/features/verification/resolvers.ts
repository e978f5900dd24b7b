import type { Resolvers, VerificationStatus } from '#server/contract/resolvers.generated.ts';
import { accountOfRow } from '#server/features/accounts/loaders.ts';
import { photosForConsole } from '#server/features/photos/loaders.ts';
import { ownVerification, selfieAddress, submitVerification, verifications } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    submitVerification: (_parent, { input }, ctx) => submitVerification(ctx, input),
  },
  Viewer: {
    verification: ({ id }, _args, ctx) => ownVerification(ctx, id),
  },
  Verification: {
    status: ({ status }) => status as VerificationStatus,
  },
  Admin: {
    verifications: (_parent, args, ctx) => verifications(ctx, args),
  },
  AdminVerification: {
    status: ({ status }) => status as VerificationStatus,
    user: ({ userId }, _args, ctx) => accountOfRow(ctx, userId),
    selfieUrl: (verification, _args, ctx) => selfieAddress(ctx, verification),
    photos: ({ userId }, _args, ctx) => photosForConsole(ctx, userId),
  },
};
