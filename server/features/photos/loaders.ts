import type { PhotoParent } from '#server/contract/mappers.ts';
import type { PhotoRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { defineLoader } from '#server/platform/context/dataloader.ts';
import { neutralThumbHash } from './lib/encoding.ts';
import { readyPhotosOf } from './queries.ts';

const neutral = neutralThumbHash.toString('base64');

/** A statement may bring the thumbhash in base64. A missing one becomes the neutral grey. */
export function shownPhoto(
  photo: Pick<PhotoRow, 'id' | 'displayOrder' | 'width' | 'height'> & { thumbHash: Buffer | string | null },
): PhotoParent {
  const { id, displayOrder, width, height, thumbHash } = photo;
  return {
    id,
    displayOrder: displayOrder ?? 0,
    aspectRatio: (width ?? 1) / (height ?? 1),
    thumbHash: typeof thumbHash === 'string' ? thumbHash : (thumbHash?.toString('base64') ?? neutral),
  };
}

export async function photosForConsole(ctx: Context, userId: string): Promise<PhotoParent[]> {
  return ((await ctx.load(photosByUserId, userId)) ?? []).map((photo) => ({ ...photo, isForConsole: true }));
}

export const photosByUserId = defineLoader<PhotoParent[]>(async (ctx, userIds) => {
  const byUser = new Map<string, PhotoParent[]>();
  for (const photo of await readyPhotosOf(ctx.db, userIds)) {
    byUser.set(photo.userId, [...(byUser.get(photo.userId) ?? []), shownPhoto(photo)]);
  }
  return byUser;
});
