/** The people who like the viewer, for plans that include it. On a free plan, nothing reveals a like before a match. */

import { forbidden } from '#server/base/errors.ts';
import type { LikerParent } from '#server/contract/mappers.ts';
import { type Connection, connectionOf, pageSize, timeCursor, timePlace } from '#server/db/paging.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { viewerCan } from '../entitlements/service.ts';
import { likersPage } from './likers-queries.ts';

const KIND = 'liker';

/** Newest first. Throws FORBIDDEN without a plan that includes it. */
export async function likersOfViewer(
  ctx: Context,
  { first, after }: { first: number; after?: string | null },
): Promise<Connection<LikerParent>> {
  const { userId } = requireViewer(ctx);
  if (!(await viewerCan(ctx, 'who_likes_you'))) throw forbidden();
  const size = pageSize('first', first);
  const place = timePlace(KIND, after);
  const rows = await likersPage(ctx.db, userId, { after: place, limit: size + 1, now: ctx.clock() });
  return connectionOf(rows.slice(0, size), ({ createdAt, id }) => timeCursor(KIND, { at: createdAt, id }), {
    hasNextPage: rows.length > size,
    hasPreviousPage: place !== null,
  });
}
