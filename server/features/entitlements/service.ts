import { betaOnboardingRule } from '#rules/accounts.ts';
import { lagosDay, nextLagosMidnight } from '#rules/age.ts';
import { type Ability, can, type PaidPlan, type Plan } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { askerById } from '#server/auth/asker.ts';
import { renewVerdicts } from '#server/auth/lifecycle.ts';
import type { Context } from '#server/context.ts';
import type { EntitlementRow } from '#server/db/rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { badInput, invalidInput } from '#server/errors.ts';
import { markBetaOnboarded } from '#server/features/accounts/service.ts';
import { rowId } from '#server/ids.ts';
import { requireViewer } from '#server/policy.ts';
import type { CompleteBetaOnboardingInput } from '#server/resolvers.generated.ts';
import { holdingsByUserId } from './loaders.ts';
import { betaPlaces, insertEntitlement, takeBetaPlace } from './queries.ts';

export type Grant = {
  userId: string;
  plan: PaidPlan;
  source: 'admin' | 'flag' | 'beta' | 'demo' | 'checkout';
  isTrial: boolean;
  startsAt: Date;
  /** Null goes on until it is cancelled. */
  endsAt: Date | null;
};

/** The plan in force that is shown of a person; null on the free plan. */
export async function entitlementOf(ctx: Context, userId: string): Promise<EntitlementRow | null> {
  return (await ctx.load(holdingsByUserId, userId))?.shown ?? null;
}

/** The highest plan of a person at this moment. */
export async function planOf(ctx: Context, userId: string): Promise<Plan> {
  return ((await entitlementOf(ctx, userId))?.plan as PaidPlan | undefined) ?? 'free';
}

/** Every plan of a person at this moment; what they may do follows from all of them. */
export async function plansOf(ctx: Context, userId: string): Promise<readonly Plan[]> {
  return (await ctx.load(holdingsByUserId, userId))?.plans ?? [];
}

/** Whether the viewer's plan allows something; false for the signed-out. */
export async function viewerCan(ctx: Context, ability: Ability): Promise<boolean> {
  if (ctx.viewer === null) return false;
  const { userId } = ctx.viewer;
  // The plans in force often came with the session: a trip less.
  const asker = await ctx.load.known(askerById, userId);
  return can(asker ? asker.plans : await plansOf(ctx, userId), ability);
}

/** Puts a plan in force beside those there are, tells the person's open pages after commit, and renews cached rights everywhere. */
export async function grantPlan(ctx: Context, grant: Grant): Promise<EntitlementRow> {
  return inTransaction(ctx, async (tx) => {
    const row: EntitlementRow = {
      id: rowId(tx),
      ...grant,
      renewsAt: null,
      subscriptionId: null,
      createdAt: tx.clock(),
    };
    await insertEntitlement(tx.db, row);
    await tx.ports.settleJourney(tx, grant.userId);
    await renewVerdicts(tx, grant.userId);
    tx.afterCommit(() => tx.bus.publish(`viewer:${grant.userId}`, { kind: 'entitlement' }));
    return row;
  });
}

const isBetaOver = (ctx: Context): boolean => lagosDay(ctx.clock()) > ctx.config.betaEndsOn;

/** The beta programme as one person sees it. */
export async function betaOf(ctx: Context, userId: string) {
  const { taken, isHeld } = await betaPlaces(ctx.db, userId);
  const { places } = limits.beta;
  const placesLeft = isBetaOver(ctx) ? 0 : Math.max(0, places - taken);
  return { endsOn: ctx.config.betaEndsOn, places, placesLeft, hasPlace: isHeld };
}

/** Marks the viewer as onboarded; the first hundred get gold until the end of the programme's last day. Repeating it changes nothing. */
export async function completeBetaOnboarding(ctx: Context, input: CompleteBetaOnboardingInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(betaOnboardingRule, input);
  if (!checked.ok) throw badInput(invalidInput(checked.fieldErrors).message);
  await inTransaction(ctx, async (tx) => {
    const isFirst = await markBetaOnboarded(tx, userId);
    if (!isFirst || isBetaOver(tx)) return;
    const now = tx.clock();
    if (!(await takeBetaPlace(tx.db, userId, limits.beta.places, now))) return;
    const endsAt = nextLagosMidnight(new Date(`${tx.config.betaEndsOn}T00:00:00Z`));
    await grantPlan(tx, { userId, plan: 'gold', source: 'beta', isTrial: false, startsAt: now, endsAt });
  });
  return { __typename: 'CompleteBetaOnboardingSuccess' as const, viewer: { id: userId } };
}
