import { limits } from '#rules/limits.ts';
import type { AdminFlaggedPhotosArgs } from '#server/contract/resolvers.generated.ts';
import { type Connection, connectionOf, pageSize, timeCursor, timePlace } from '#server/db/paging.ts';
import type { PhotoRow } from '#server/db/rows.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import type { Likeness } from './lib/likeness.ts';
import { deleteLikenessesKeptBefore, flaggedPhotos, isLikeRemoved } from './removal-queries.ts';

/** Now if a removed photo is similar, else null. */
export async function flagFor(ctx: Context, like: Likeness): Promise<Date | null> {
  return (await isLikeRemoved(ctx.db, like, limits.photoLikeness.distance)) ? ctx.clock() : null;
}

const KIND = 'flagged-photo';

export async function flaggedQueue(ctx: Context, args: AdminFlaggedPhotosArgs): Promise<Connection<PhotoRow>> {
  const { userId } = requireAdmin(ctx);
  const size = pageSize('first', args.first ?? limits.page.default);
  const page = { after: timePlace(KIND, args.after), limit: size + 1 };
  const rows = await flaggedPhotos(ctx.db, userId, page);
  return connectionOf(
    rows.slice(0, size),
    ({ flaggedAt, createdAt, id }) => timeCursor(KIND, { at: flaggedAt ?? createdAt, id }),
    { hasNextPage: rows.length > size, hasPreviousPage: page.after !== null },
  );
}

export async function purgeLikenesses(deps: Deps): Promise<void> {
  await deleteLikenessesKeptBefore(deps.db, new Date(deps.clock().getTime() - limits.photoLikeness.keptMs));
}
