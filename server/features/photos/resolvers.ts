import { limits } from '#rules/limits.ts';
import type { PhotoFormat, PhotoSize, Resolvers } from '#server/contract/resolvers.generated.ts';
import { accountOfRow } from '#server/features/accounts/loaders.ts';
import { consolePhotoQuery, photoQuery } from '#server/features/photos/lib/addresses.ts';
import { photosByUserId, shownPhoto } from './loaders.ts';
import { flaggedQueue } from './removal-service.ts';
import { completePhotoUpload, createPhotoUpload, deletePhoto, reorderPhotos } from './service.ts';

const endingsIn = (format: PhotoFormat) =>
  Object.fromEntries(
    Object.entries(limits.photoSizes).map(([size, pixels]) => [size, `/${pixels}.${format}`]),
  ) as Readonly<Record<PhotoSize, string>>;
/** The ends of renditions' addresses, made once: a page of people has a hundred of them. */
const endings: Readonly<Record<PhotoFormat, ReturnType<typeof endingsIn>>> = {
  webp: endingsIn('webp'),
  jpeg: endingsIn('jpeg'),
};

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
  Admin: {
    flaggedPhotos: (_, args, ctx) => flaggedQueue(ctx, args),
  },
  AdminFlaggedPhoto: {
    photo: (photo) => ({ ...shownPhoto(photo), isForConsole: true }),
    user: ({ userId }, _, ctx) => accountOfRow(ctx, userId),
    flaggedAt: ({ flaggedAt, createdAt }) => flaggedAt ?? createdAt,
  },
  Photo: {
    url: ({ id, isForConsole }, { size, format }, ctx) =>
      isForConsole
        ? `/photos/${id}${endings[format][size]}${consolePhotoQuery(ctx, id)}`
        : `${ctx.config.s3?.publicUrl ?? ''}/photos/${id}${endings[format][size]}${photoQuery(ctx, id)}`,
  },
};
