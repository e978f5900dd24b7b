import type { PhotoRow } from '#server/db/rows.ts';
import { defineLoader } from '#server/loading.ts';
import { readyPhotosOf } from './queries.ts';

/** A person's shown photos, main photo first; null when there is none. */
export const photosByUserId = defineLoader<PhotoRow[]>(async (ctx, userIds) => {
  const byUser = new Map<string, PhotoRow[]>();
  for (const photo of await readyPhotosOf(ctx.db, userIds)) {
    byUser.set(photo.userId, [...(byUser.get(photo.userId) ?? []), photo]);
  }
  return byUser;
});
