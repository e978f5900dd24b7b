import { lagosDay, nextLagosMidnight } from '#rules/age.ts';
import { type Ability, can, type PaidPlan, type Plan } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import type { Span } from '#rules/prepaid.ts';
import { askerById } from '#server/auth/asker.ts';
import { renewVerdicts } from '#server/auth/lifecycle.ts';
import { rowId } from '#server/base/ids.ts';
import type { EntitlementRow } from '#server/db/rows.ts';
import { markBetaOnboarded } from '#server/features/accounts/service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue, enqueuePush, type Jobs } from '#server/platform/jobs/queue.ts';
import { holdingsByUserId } from './loaders.ts';
import * as queries from './queries.ts';

export type Grant = {
  userId: string;
  plan: PaidPlan;
  source: 'admin' | 'flag' | 'beta' | 'demo' | 'checkout';
  isTrial: boolean;
  startsAt: Date;
  /** Null: no end until it is cancelled. */
  endsAt: Date | null;
};

export async function entitlementOf(ctx: Context, userId: string): Promise<EntitlementRow | null> {
  return (await ctx.load(holdingsByUserId, userId))?.shown ?? null;
}

export async function planOf(ctx: Context, userId: string): Promise<Plan> {
  return ((await entitlementOf(ctx, userId))?.plan as PaidPlan | undefined) ?? 'free';
}

export async function plansOf(ctx: Context, userId: string): Promise<readonly Plan[]> {
  return (await ctx.load(holdingsByUserId, userId))?.plans ?? [];
}

/** A renewed plan has no end until it is cancelled. Its row ends some days after the paid month, so that a late payment harms nobody. */
export function endOf(row: EntitlementRow | null): Date | null {
  return row?.renewsAt ? null : (row?.endsAt ?? null);
}

export function trialEndOf(row: EntitlementRow | null): Date | null {
  return row?.isTrial ? (row.renewsAt ?? row.endsAt) : null;
}

export async function viewerCan(ctx: Context, ability: Ability): Promise<boolean> {
  if (ctx.viewer === null) return false;
  const { userId } = ctx.viewer;
  // The plans in force often came with the session, which saves a query.
  const asker = await ctx.load.known(askerById, userId);
  return can(asker ? asker.plans : await plansOf(ctx, userId), ability);
}

/** Applies a change of a person's plans to travel mode, rights in every process, and open pages. Call it in a transaction. */
async function plansChanged(tx: Context, userId: string): Promise<void> {
  await tx.hooks.expireTravel(tx, userId);
  await renewVerdicts(tx, userId);
  tx.afterCommit(() => tx.bus.publish(`viewer:${userId}`, { kind: 'entitlement' }));
}

async function planEnded(tx: Context, userId: string): Promise<void> {
  await plansChanged(tx, userId);
  await enqueuePush(tx, userId, 'plan_ends', userId);
}

/** Queues the same for the instant at which a plan ends by the clock. The end of a prolonged plan moves the job. */
async function tellAtEnd(
  tx: Context,
  { id, userId, endsAt }: Pick<EntitlementRow, 'id' | 'userId' | 'endsAt'>,
): Promise<void> {
  if (endsAt === null || endsAt <= tx.clock()) return;
  const about = { userId, entitlementId: id, endsAt: endsAt.toISOString() };
  await enqueue(tx, 'tellPlanEnd', about, { runAt: endsAt, key: `planEnd:${id}` });
}

/** The same for a plan that waits. The move of its beginning moves the job. */
async function tellAtStart(tx: Context, { id, userId, startsAt }: Pick<EntitlementRow, 'id' | 'userId' | 'startsAt'>) {
  if (startsAt <= tx.clock()) return;
  await enqueue(tx, 'tellPlanStart', { userId }, { runAt: startsAt, key: `planStart:${id}` });
}

export async function tellPlanStart(deps: Deps, { userId }: Jobs['tellPlanStart']): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'tellPlanStart' });
  await inTransaction(ctx, (tx) => plansChanged(tx, userId));
}

/** Says nothing of a plan that was given back or ended before, which was told then. Jobs of former versions name no plan. */
export async function tellPlanEnd(deps: Deps, { userId, entitlementId, endsAt }: Jobs['tellPlanEnd']): Promise<void> {
  if (entitlementId !== undefined) {
    const row = await queries.entitlementById(deps.db, entitlementId);
    if (row?.endsAt?.toISOString() !== endsAt) return;
  }
  const ctx = createContext(deps, null, { ip: '', label: 'tellPlanEnd' });
  await inTransaction(ctx, (tx) => planEnded(tx, userId));
}

async function putInForce(tx: Context, row: EntitlementRow): Promise<EntitlementRow> {
  await queries.insertEntitlement(tx.db, row);
  await tellAtStart(tx, row);
  await tellAtEnd(tx, row);
  await plansChanged(tx, row.userId);
  return row;
}

export async function grantPlan(ctx: Context, grant: Grant): Promise<EntitlementRow> {
  return inTransaction(ctx, async (tx) => {
    const row = { id: rowId(tx), ...grant, renewsAt: null, subscriptionId: null, createdAt: tx.clock() };
    await putInForce(tx, row);
    if (grant.source !== 'checkout') await tx.hooks.moveWaitingPlans(tx, grant.userId);
    return row;
  });
}

/** Counts what `takeGrantsBack` would end. */
export async function grantsOf(ctx: Context, userId: string, plan: PaidPlan | null): Promise<number> {
  return inTransaction(ctx, async (tx) => (await queries.grantsInForce(tx.db, userId, plan, tx.clock())).length);
}

/** Ends the administrators' grants of a person, of one plan or of any (null). Answers their number. */
export async function takeGrantsBack(ctx: Context, userId: string, plan: PaidPlan | null): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const grants = await queries.grantsInForce(tx.db, userId, plan, tx.clock());
    for (const { id } of grants) await queries.updateEntitlement(tx.db, id, { endsAt: tx.clock() });
    if (grants.length > 0) {
      await tx.hooks.moveWaitingPlans(tx, userId);
      await planEnded(tx, userId);
    }
    return grants.length;
  });
}

/** The plans that a person paid once for and that have not ended, oldest first. */
export async function prepaidGrants({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string, plan: PaidPlan) {
  return queries.prepaidGrants(db, userId, plan, clock());
}

/** What is bought without a subscription is paid once. */
const isPrepaid = ({ source, subscriptionId }: EntitlementRow): boolean =>
  source === 'checkout' && subscriptionId === null;

/** When the person's plan of this kind ends that was not paid once: a gift of the beta or of the team. Null without one. */
export async function giftEnd({ db, clock }: Pick<Context, 'db' | 'clock'>, userId: string, plan: PaidPlan) {
  const rows = await queries.entitlementsInForce(db, [userId], clock());
  const ends = rows.flatMap((row) =>
    row.plan === plan && !isPrepaid(row) && row.renewsAt === null && row.endsAt !== null ? [row.endsAt] : [],
  );
  return ends.reduce<Date | null>((last, each) => (last === null || each > last ? each : last), null);
}

export async function moveGrant(tx: Context, userId: string, { id, startsAt, endsAt }: Span): Promise<void> {
  await queries.updateEntitlement(tx.db, id, { startsAt, endsAt });
  await tellAtStart(tx, { id, userId, startsAt });
  await tellAtEnd(tx, { id, userId, endsAt });
  await plansChanged(tx, userId);
}

/** Ends a plan that runs, and deletes one that waits. One that is over stays. */
export async function endGrant(tx: Context, userId: string, { id, startsAt, endsAt }: Span): Promise<void> {
  const now = tx.clock();
  if (endsAt <= now) return;
  if (startsAt >= now) {
    await queries.deleteEntitlement(tx.db, id);
    return plansChanged(tx, userId);
  }
  await queries.updateEntitlement(tx.db, id, { endsAt: now });
  await planEnded(tx, userId);
}

export type SubscriptionTerm = Pick<EntitlementRow, 'isTrial' | 'startsAt' | 'endsAt' | 'renewsAt'> & {
  plan: PaidPlan;
};

const sameInstant = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** `term` is null when the subscription gives no plan (any more). Call it in a transaction that holds the person's subscriptions. */
export async function updateSubscriptionPlan(
  tx: Context,
  userId: string,
  subscriptionId: string,
  term: SubscriptionTerm | null,
): Promise<void> {
  await keepSubscriptionPlan(tx, userId, subscriptionId, term);
  await tx.hooks.moveWaitingPlans(tx, userId);
}

async function keepSubscriptionPlan(
  tx: Context,
  userId: string,
  subscriptionId: string,
  term: SubscriptionTerm | null,
): Promise<void> {
  const known = await queries.entitlementOfSubscription(tx.db, subscriptionId);
  const now = tx.clock();
  if (term === null) {
    if (known === undefined || (known.endsAt !== null && known.endsAt <= now)) return;
    // A plan that was never in force, by this process's clock, is deleted.
    if (known.startsAt >= now) {
      await queries.deleteEntitlement(tx.db, known.id);
      return plansChanged(tx, userId);
    }
    await queries.updateEntitlement(tx.db, known.id, { endsAt: now, renewsAt: null });
    return planEnded(tx, userId);
  }
  if (known === undefined) {
    const row = { id: rowId(tx), userId, subscriptionId, source: 'checkout', createdAt: now, ...term };
    return void (await putInForce(tx, row));
  }
  const { plan, isTrial, endsAt, renewsAt } = term;
  const isSame = known.plan === plan && known.isTrial === isTrial;
  if (isSame && sameInstant(known.endsAt, endsAt) && sameInstant(known.renewsAt, renewsAt)) return;
  await queries.updateEntitlement(tx.db, known.id, { plan, isTrial, endsAt, renewsAt });
  await tellAtEnd(tx, { ...known, endsAt });
  await plansChanged(tx, userId);
}

export async function hasLaunchCoupon({ db }: Pick<Context, 'db'>, userId: string): Promise<boolean> {
  return queries.hasUnusedCoupon(db, userId);
}

export async function spendLaunchCoupon(tx: Context, userId: string, subscriptionId: string): Promise<void> {
  await queries.setCouponUsed(tx.db, userId, subscriptionId, tx.clock());
}

const isBetaOver = (ctx: Context): boolean => lagosDay(ctx.clock()) > ctx.config.betaEndsOn;

export async function betaOf(ctx: Context, userId: string) {
  const { taken, isHeld } = await queries.betaPlaces(ctx.db, userId);
  const { places } = limits.beta;
  const placesLeft = isBetaOver(ctx) ? 0 : Math.max(0, places - taken);
  return { endsOn: ctx.config.betaEndsOn, places, placesLeft, hasPlace: isHeld };
}

/** Marks the viewer as onboarded. The first hundred get gold until the end of the programme's last day. A repeat changes nothing. */
export async function completeBetaOnboarding(ctx: Context) {
  const { userId } = requireViewer(ctx);
  await inTransaction(ctx, async (tx) => {
    const isFirst = await markBetaOnboarded(tx, userId);
    if (!isFirst || isBetaOver(tx)) return;
    const now = tx.clock();
    if (!(await queries.takeBetaPlace(tx.db, userId, limits.beta.places, now))) return;
    const endsAt = nextLagosMidnight(new Date(`${tx.config.betaEndsOn}T00:00:00Z`));
    await grantPlan(tx, { userId, plan: 'gold', source: 'beta', isTrial: false, startsAt: now, endsAt });
  });
  return { __typename: 'CompleteBetaOnboardingSuccess' as const, viewer: { id: userId } };
}
