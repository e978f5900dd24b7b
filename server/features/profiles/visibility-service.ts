/** The viewer's visibility: a boost shows them first for an hour, and a pause hides them from all but their matches. */
import { plansWith } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { messages } from '#rules/profiles.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { ownProfileById } from './loaders.ts';
import { noProfile, requireAbility } from './policy.ts';
import { pause, resume, startBoost, startWeeklyBoosts } from './queries.ts';

/** The end of a running boost; null when none runs. */
export function boostEnd(boostExpiresAt: Date | null, now: Date): Date | null {
  return boostExpiresAt !== null && boostExpiresAt > now ? boostExpiresAt : null;
}

/** Starts a boost, one at a time. */
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
    __typename: 'BoostRunning' as const,
    code: 'boost_running' as const,
    message: messages.boostRunning,
    endsAt: profile.boostExpiresAt ?? now,
  };
}

/**
 * Starts the weekly boost that some plans include. It runs every evening; a person who joins on a Tuesday gets it every Tuesday. It
 * requires an hour less than a week, since no job runs at exactly the same moment. A running boost is not cut short: the weekly one comes
 * the next evening.
 */
export async function boostWeekly({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock();
  const until = new Date(now.getTime() + limits.boostMs);
  const notSince = new Date(now.getTime() - limits.billing.weeklyBoostDays * 86_400_000 + 3_600_000);
  await startWeeklyBoosts(db, { plans: plansWith('weekly_boost'), now, until, notSince });
}

/** Hides the viewer. A repeat changes nothing. */
export async function pauseProfile(ctx: Context) {
  const { userId } = requireViewer(ctx);
  const hasProfile = await pause(ctx.db, userId, ctx.clock());
  ctx.load.clearAll();
  return hasProfile ? { __typename: 'PauseProfileSuccess' as const, viewer: { id: userId } } : noProfile;
}

/** Shows the viewer again. A repeat changes nothing. */
export async function resumeProfile(ctx: Context) {
  const { userId } = requireViewer(ctx);
  const hasProfile = await resume(ctx.db, userId);
  ctx.load.clearAll();
  return hasProfile ? { __typename: 'ResumeProfileSuccess' as const, viewer: { id: userId } } : noProfile;
}
