import { limits } from '#rules/limits.ts';
import type { Resolvers } from '#server/resolvers.generated.ts';
import { photosByUserId } from './loaders.ts';
import { completePhotoUpload, createPhotoUpload } from './service.ts';

const notBuilt = (): never => {
  throw new Error('Not built yet');
};

export const resolvers: Resolvers = {
  Mutation: {
    deletePhoto: notBuilt,
    reorderPhotos: notBuilt,
    createPhotoUpload: (_, { input }, ctx) => createPhotoUpload(ctx, input),
    completePhotoUpload: (_, { input }, ctx) => completePhotoUpload(ctx, input),
  },
  Viewer: {
    photos: async (viewer, _, ctx) => (await ctx.load(photosByUserId, viewer.id)) ?? [],
  },
  Photo: {
    url: (photo, { size, format }) => `/photos/${photo.id}/${limits.photoSizes[size]}.${format}`,
    aspectRatio: (photo) => (photo.width ?? 1) / (photo.height ?? 1),
    displayOrder: (photo) => photo.displayOrder ?? 0,
  },
};
