/** The people who like the viewer, for plans that include it. On a free plan, nothing reveals a like before a match. */

import { can } from '#rules/entitlements.ts';
import { forbidden } from '#server/base/errors.ts';
import type { LikerParent } from '#server/contract/mappers.ts';
import { pageAfter, timeCursors } from '#server/db/paging.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { plansOf, viewerCan } from '../entitlements/service.ts';
import * as queries from './likers-queries.ts';

const cursors = timeCursors<LikerParent>('liker', ({ createdAt, id }) => ({ at: createdAt, id }));

/** Newest first. Throws FORBIDDEN without a plan that includes it. */
export async function likersOfViewer(ctx: Context, args: { first: number; after?: string | null }) {
  const { userId } = requireViewer(ctx);
  if (!(await viewerCan(ctx, 'who_likes_you'))) throw forbidden();
  return pageAfter(args, cursors, (page) => queries.likersPage(ctx.db, userId, page, ctx.clock()));
}

/** Who likes a person with a like that waits for an answer; null if there is none, or if their plan does not show likes. */
export async function likerName(ctx: Context, userId: string, likeId: string): Promise<string | null> {
  if (!can(await plansOf(ctx, userId), 'who_likes_you')) return null;
  return (await queries.likerOf(ctx.db, userId, likeId))?.fullName ?? null;
}

/** Likes of a span of time that wait for an answer; 0 if the person's plan does not show likes. */
export async function countOpenLikes(
  ctx: Context,
  userId: string,
  span: { since: Date; until: Date },
): Promise<number> {
  return can(await plansOf(ctx, userId), 'who_likes_you') ? queries.countOpenLikes(ctx.db, userId, span) : 0;
}
