/** Who likes the viewer: for the plans that allow it. On a free plan nothing tells of a like before it is a match. */
import type { Context } from '#server/context.ts';
import { type Connection, connectionOf, decodeCursor, encodeCursor, isInstant, pageSize } from '#server/db/paging.ts';
import { forbidden } from '#server/errors.ts';
import { idOf } from '#server/ids.ts';
import type { LikerParent } from '#server/parents.ts';
import { requireViewer } from '#server/policy.ts';
import { viewerCan } from '../entitlements/service.ts';
import { type LikerPlace, likersPage } from './likers-queries.ts';

const KIND = 'liker';
const isRowId = (part: unknown): part is string => typeof part === 'string' && idOf(part) !== null;

function placeOf(cursor: string): LikerPlace {
  const [createdAt = '', id = ''] = decodeCursor(KIND, cursor, [isInstant, isRowId]);
  return { createdAt: new Date(createdAt), id };
}

/** The people whose like the viewer has not answered, newest first. */
export async function likersOfViewer(
  ctx: Context,
  { first, after }: { first: number; after?: string | null },
): Promise<Connection<LikerParent>> {
  const { userId } = requireViewer(ctx);
  if (!(await viewerCan(ctx, 'who_likes_you'))) throw forbidden();
  const size = pageSize('first', first);
  const place = after == null ? null : placeOf(after);
  const rows = await likersPage(ctx.db, userId, { after: place, limit: size + 1 });
  return connectionOf(rows.slice(0, size), ({ createdAt, id }) => encodeCursor(KIND, [createdAt.toISOString(), id]), {
    hasNextPage: rows.length > size,
    hasPreviousPage: place !== null,
  });
}
