/** The hourly limits of free plans: people handed out by deck and profile, and profiles viewed. */
import { messages, type ViewQuota, viewQuota } from '#rules/discovery.ts';
import { can } from '#rules/entitlements.ts';
import { notAvailable, rateLimited, userError } from '#server/base/errors.ts';
import { idOf, type RawId } from '#server/base/ids.ts';
import type { ProfileParent } from '#server/contract/mappers.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { planOf } from '../entitlements/service.ts';
import { visibleProfileById } from '../profiles/loaders.ts';
import { viewWindowByUserId } from './loaders.ts';
import { insertView, spendView } from './queries.ts';

export async function isUnlimited(ctx: Context, userId: string): Promise<boolean> {
  return can(await planOf(ctx, userId), 'unlimited_views');
}

/** Null if unlimited. */
export async function quotaOf(ctx: Context, userId: string): Promise<ViewQuota | null> {
  if (await isUnlimited(ctx, userId)) return null;
  return viewQuota(await ctx.load(viewWindowByUserId, userId), ctx.clock());
}

/** Counts one person against the viewer's hour, and as viewed if `look`. False if a limit is reached. Oneself costs nothing. */
export async function handOut(ctx: Context, targetId: string, look: boolean): Promise<boolean> {
  const { userId } = requireViewer(ctx);
  if (targetId === userId || (await isUnlimited(ctx, userId))) return true;
  const isSpent = await spendView(ctx.db, userId, targetId, look, ctx.clock());
  ctx.load.clearAll();
  return isSpent;
}

/** Now if the hour has just ended. */
async function hourEnd(ctx: Context): Promise<Date> {
  const quota = await quotaOf(ctx, requireViewer(ctx).userId);
  return quota?.resetsAt ?? ctx.clock();
}

export async function viewLimitReached(ctx: Context) {
  return { ...userError('LimitReached', 'limit_reached', messages.viewLimit), resetsAt: await hourEnd(ctx) };
}

async function visible(ctx: Context, given: RawId): Promise<ProfileParent | null> {
  const id = idOf(given);
  return id === null ? null : ctx.load(visibleProfileById, id);
}

/** Null if the profile does not exist for the viewer. Throws RATE_LIMITED if a free plan's hour is used up. */
export async function profileFor(ctx: Context, id: RawId): Promise<ProfileParent | null> {
  requireViewer(ctx);
  const profile = await visible(ctx, id);
  if (profile === null) return null;
  if (await handOut(ctx, profile.id, true)) return profile;
  const resetsAt = await hourEnd(ctx);
  throw rateLimited(messages.viewLimit, Math.ceil((resetsAt.getTime() - ctx.clock().getTime()) / 1_000));
}

/** Counts once per person and hour on a free plan. */
export async function recordProfileView(ctx: Context, profileId: RawId) {
  const { userId } = requireViewer(ctx);
  const profile = await visible(ctx, profileId);
  if (profile === null || profile.id === userId) return notAvailable(messages.notAvailable);
  if (!(await handOut(ctx, profile.id, true))) return viewLimitReached(ctx);
  if (await isUnlimited(ctx, userId)) await insertView(ctx.db, userId, profile.id, ctx.clock());
  return { __typename: 'RecordProfileViewSuccess' as const, viewer: { id: userId } };
}
