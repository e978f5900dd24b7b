import { limits } from '#rules/limits.ts';
import type { Resolvers } from '#server/resolvers.generated.ts';
import { photosByUserId } from './loaders.ts';
import { completePhotoUpload, createPhotoUpload, deletePhoto, reorderPhotos } from './service.ts';

export const resolvers: Resolvers = {
  Mutation: {
    createPhotoUpload: (_, { input }, ctx) => createPhotoUpload(ctx, input),
    completePhotoUpload: (_, { input }, ctx) => completePhotoUpload(ctx, input),
    deletePhoto: (_, { input }, ctx) => deletePhoto(ctx, input),
    reorderPhotos: (_, { input }, ctx) => reorderPhotos(ctx, input),
  },
  Viewer: {
    photos: async (viewer, _, ctx) => (await ctx.load(photosByUserId, viewer.id)) ?? [],
  },
  Photo: {
    url: (photo, { size, format }, ctx) =>
      `${ctx.config.s3?.publicUrl ?? ''}/photos/${photo.id}/${limits.photoSizes[size]}.${format}`,
  },
};
