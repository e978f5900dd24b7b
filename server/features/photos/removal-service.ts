import { limits } from '#rules/limits.ts';
import type { AdminFlaggedPhotosArgs } from '#server/contract/resolvers.generated.ts';
import { type Connection, pageAfter, timeCursors } from '#server/db/paging.ts';
import type { PhotoRow } from '#server/db/rows.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import type { Likeness } from './lib/likeness.ts';
import { deleteLikenessesKeptBefore, flaggedPhotos, isLikeRemoved } from './removal-queries.ts';

/** Now if a removed photo is similar, else null. */
export async function flagFor(ctx: Context, like: Likeness): Promise<Date | null> {
  return (await isLikeRemoved(ctx.db, like, limits.photoLikeness.distance)) ? ctx.clock() : null;
}

const cursors = timeCursors<PhotoRow>('flagged-photo', ({ flaggedAt, createdAt, id }) => ({
  at: flaggedAt ?? createdAt,
  id,
}));

export async function flaggedQueue(ctx: Context, args: AdminFlaggedPhotosArgs): Promise<Connection<PhotoRow>> {
  const { userId } = requireAdmin(ctx);
  return pageAfter(args, cursors, (page) => flaggedPhotos(ctx.db, userId, page));
}

export async function purgeLikenesses(deps: Deps): Promise<void> {
  await deleteLikenessesKeptBefore(deps.db, new Date(deps.clock().getTime() - limits.photoLikeness.keptMs));
}
