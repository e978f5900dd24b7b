/** A boost shows the viewer first for an hour; a pause hides them from all but their matches. */
import { plansWith } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { messages } from '#rules/profiles.ts';
import { userError } from '#server/base/errors.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { ownProfileById } from './loaders.ts';
import { noProfile, requireAbility } from './policy.ts';
import { pause, resume, startBoost, startWeeklyBoosts } from './queries.ts';

export function boostEnd(boostExpiresAt: Date | null, now: Date): Date | null {
  return boostExpiresAt !== null && boostExpiresAt > now ? boostExpiresAt : null;
}

export async function boostProfile(ctx: Context) {
  const { userId } = requireViewer(ctx);
  const refusal = await requireAbility(ctx, 'boost');
  if (refusal !== null) return refusal;
  const now = ctx.clock();
  const isStarted = await startBoost(ctx.db, userId, now, new Date(now.getTime() + limits.boostMs));
  ctx.load.clearAll();
  if (isStarted) return { __typename: 'BoostProfileSuccess' as const, viewer: { id: userId } };
  const profile = await ctx.load(ownProfileById, userId);
  if (profile === null) return noProfile;
  return {
    ...userError('BoostRunning', 'boost_running', messages.boostRunning),
    endsAt: profile.boostExpiresAt ?? now,
  };
}

/**
 * Runs every evening; a person who joins on a Tuesday gets it every Tuesday. It requires an hour less than a week, since jobs run late. A
 * running boost is not cut short: the weekly one comes the next evening.
 */
export async function boostWeekly({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const until = new Date(now.getTime() + limits.boostMs);
  const notSince = new Date(now.getTime() - limits.billing.weeklyBoostDays * 86_400_000 + 3_600_000);
  await startWeeklyBoosts(db, { plans: plansWith('weekly_boost'), now, until, notSince });
}

export async function pauseProfile(ctx: Context) {
  const { userId } = requireViewer(ctx);
  const hasProfile = await pause(ctx.db, userId, ctx.clock());
  ctx.load.clearAll();
  return hasProfile ? { __typename: 'PauseProfileSuccess' as const, viewer: { id: userId } } : noProfile;
}

export async function resumeProfile(ctx: Context) {
  const { userId } = requireViewer(ctx);
  const hasProfile = await resume(ctx.db, userId);
  ctx.load.clearAll();
  return hasProfile ? { __typename: 'ResumeProfileSuccess' as const, viewer: { id: userId } } : noProfile;
}
