import { lagosDay, nextLagosMidnight } from '#rules/age.ts';
import { messages } from '#rules/discovery.ts';
import { can, likesPerDay, type Plan, superLikesPerDay } from '#rules/entitlements.ts';
import { notAvailable, userError } from '#server/base/errors.ts';
import { idOf, type RawId, rowId } from '#server/base/ids.ts';
import type { MatchRow } from '#server/db/rows.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { jobOf } from '#server/platform/jobs/queue.ts';
import { planOf } from '../entitlements/service.ts';
import { visibleProfileById } from '../profiles/loaders.ts';
import { spentTodayByUserId } from './loaders.ts';
import {
  deleteLastPass,
  deleteUndoneBefore,
  isLastPass,
  type LikeOutcome,
  likeOnce,
  namedPass,
  passOnce,
  undoNamedPass,
} from './queries.ts';
import { handOut, viewLimitReached } from './view-service.ts';

const nobody = notAvailable(messages.notAvailable);
const nothingToUndo = userError('NothingToUndo', 'nothing_to_undo', messages.nothingToUndo);

function limitReached(ctx: Context, plan: Plan, isSuper: boolean) {
  const superText = can(plan, 'more_super_likes') ? messages.noSuperLikesPremium : messages.noSuperLikesFree;
  const message = isSuper ? superText : messages.noLikes;
  return { ...userError('LimitReached', 'limit_reached', message), resetsAt: nextLagosMidnight(ctx.clock()) };
}

function matchOf({ matchId, user1Id, user2Id, matchedAt }: LikeOutcome): MatchRow | null {
  if (matchId === null || user1Id === null || user2Id === null || matchedAt === null) return null;
  return { id: matchId, user1Id, user2Id, createdAt: matchedAt, endedAt: null };
}

/** A lost event loses no match: the list of matches shows it. */
async function announce(ctx: Context, match: MatchRow): Promise<void> {
  const event = { kind: 'match', matchId: match.id } as const;
  await Promise.all([match.user1Id, match.user2Id].map((id) => ctx.bus.publish(`viewer:${id}`, event))).catch(
    (error: unknown) => ctx.log.warn({ err: error }, 'a match was not announced'),
  );
}

/**
 * One database call decides, so no timing exceeds the limit or creates two matches. A repeated like costs nothing, and an existing one
 * stays as it is. Super likes have a daily limit of their own.
 */
export async function like<T extends 'LikeProfileSuccess' | 'SuperLikeProfileSuccess'>(
  ctx: Context,
  profileId: RawId,
  __typename: T,
) {
  const { userId } = requireViewer(ctx);
  const isSuper = __typename === 'SuperLikeProfileSuccess';
  const targetId = idOf(profileId);
  if (targetId === null) return nobody;
  const plan = await planOf(ctx, userId);
  const now = ctx.clock();
  const day = lagosDay(now);
  const limit = isSuper ? superLikesPerDay(plan) : likesPerDay(plan);
  const outcome = await likeOnce(ctx.db, {
    viewerId: userId,
    targetId,
    isSuper,
    limit,
    day,
    now,
    likeId: rowId(ctx),
    matchId: rowId(ctx),
    onLast:
      isSuper || limit === null ? null : jobOf('tellLikesUsedUp', { userId, metric: 'likes', threshold: limit, day }),
  });
  ctx.load.clearAll();
  if (outcome.outcome === 'not_available') return nobody;
  if (outcome.outcome === 'limit_reached') return limitReached(ctx, plan, isSuper);
  const match = matchOf(outcome);
  if (match !== null && outcome.isNewMatch) ctx.afterCommit(() => announce(ctx, match));
  return { __typename, match, viewer: { id: userId } };
}

type Pass = { profileId: RawId; passId?: RawId | null };

/** An existing like stays, and there is then no pass to undo. */
export async function passProfile(ctx: Context, { profileId, passId }: Pass) {
  const { userId } = requireViewer(ctx);
  const targetId = idOf(profileId);
  const id = passId ? idOf(passId) : rowId(ctx);
  if (targetId === null || id === null) return nobody;
  const isPassed = await passOnce(ctx.db, userId, targetId, ctx.clock(), id);
  if (!isPassed) return nobody;
  return { __typename: 'PassProfileSuccess' as const, viewer: { id: userId } };
}

/** A pass of a name that was undone before, by a request whose answer was lost, counts as undone. */
async function passState(ctx: Context, userId: string, targetId: string, passId: string | null | undefined) {
  if (passId === null) return 'none';
  if (passId !== undefined) return namedPass(ctx.db, userId, targetId, passId);
  return (await isLastPass(ctx.db, userId, targetId)) ? 'stands' : 'none';
}

/** The hour of views is spent first. If it is used up, the pass stays, so that no pass is undone without showing the person. */
export async function undoPass(ctx: Context, { profileId, passId }: Pass) {
  const { userId } = requireViewer(ctx);
  const targetId = idOf(profileId);
  if (targetId === null) return nothingToUndo;
  const id = passId ? idOf(passId) : undefined;
  const state = await passState(ctx, userId, targetId, id);
  if (state === 'none') return nothingToUndo;
  const profile = await ctx.load(visibleProfileById, targetId);
  const undone = { __typename: 'UndoPassSuccess' as const, profile, viewer: { id: userId } };
  // Free for a repeat within the hour. The undone id does not tell who was passed, so whoever is named counts.
  if (profile !== null && !(await handOut(ctx, profile.id, false))) return viewLimitReached(ctx);
  if (state === 'undone') return undone;
  if (id) await undoNamedPass(ctx.db, { viewerId: userId, targetId, passId: id, now: ctx.clock() });
  // A concurrent undo or like may have been first.
  else if (!(await deleteLastPass(ctx.db, userId, targetId))) return nothingToUndo;
  return undone;
}

const KEPT_MS = 86_400_000;

export async function purgeUndonePasses(deps: Deps): Promise<void> {
  await deleteUndoneBefore(deps.db, new Date(deps.clock().getTime() - KEPT_MS));
}

/** Null if unlimited. The day is that of Lagos. */
export async function likesLeft(ctx: Context, userId: string): Promise<number | null> {
  const limit = likesPerDay(await planOf(ctx, userId));
  if (limit === null) return null;
  return Math.max(0, limit - ((await ctx.load(spentTodayByUserId, userId))?.like ?? 0));
}

export async function superLikesLeft(ctx: Context, userId: string): Promise<number> {
  const limit = superLikesPerDay(await planOf(ctx, userId));
  return Math.max(0, limit - ((await ctx.load(spentTodayByUserId, userId))?.super_like ?? 0));
}
