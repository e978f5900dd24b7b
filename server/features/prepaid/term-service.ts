/** When plans that were paid once begin and end. Each function runs in a transaction that holds the account or its subscriptions. */
import type { PaidPlan } from '#rules/entitlements.ts';
import { planIds } from '#rules/plans.ts';
import { chained, type PrepaidTerm, prepaidEnd, prepaidLimits, type Span } from '#rules/prepaid.ts';
import { holdSubscriptions, subscriptionOf } from '#server/features/billing/service.ts';
import { endGrant, giftEnd, grantPlan, moveGrant, prepaidGrants } from '#server/features/entitlements/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';

/** A reminder moves with the end of its plan. */
async function remind(tx: Context, { id, endsAt }: Pick<Span, 'id' | 'endsAt'>): Promise<void> {
  const runAt = new Date(endsAt.getTime() - prepaidLimits.remindMs);
  await enqueue(tx, 'remindPrepaid', { entitlementId: id }, { runAt, key: `prepaidEnds:${id}` });
}

/** The end of what the person has already: of the subscription, which a renewal moves, and of the same plan as a gift. */
async function earliest(ctx: Context, userId: string, plan: PaidPlan): Promise<Date> {
  const subscription = await subscriptionOf(ctx, userId);
  const now = ctx.clock();
  const ends = [subscription?.endsAt ?? null, await giftEnd(ctx, userId, plan)];
  return ends.reduce<Date>((last, each) => (each !== null && each > last ? each : last), now);
}

/** When a plan would begin that is paid now. */
export async function startOf(ctx: Context, userId: string, plan: PaidPlan): Promise<Date> {
  const from = await earliest(ctx, userId, plan);
  const last = (await prepaidGrants(ctx, userId, plan)).at(-1)?.endsAt;
  return last !== undefined && last > from ? last : from;
}

export async function begin(tx: Context, userId: string, plan: PaidPlan, term: PrepaidTerm): Promise<Span> {
  const startsAt = await startOf(tx, userId, plan);
  const endsAt = prepaidEnd(startsAt, term);
  const grant = { userId, plan, source: 'checkout', isTrial: false, startsAt, endsAt } as const;
  const { id } = await grantPlan(tx, grant);
  await remind(tx, { id, endsAt });
  return { id, startsAt, endsAt };
}

/** Those that wait follow what comes before them, without a gap. */
async function moveWaiting(tx: Context, userId: string, plan: PaidPlan): Promise<void> {
  const spans = await prepaidGrants(tx, userId, plan);
  if (!spans.some(({ startsAt }) => startsAt > tx.clock())) return;
  for (const moved of chained(spans, await earliest(tx, userId, plan), tx.clock())) {
    await moveGrant(tx, userId, moved);
    await remind(tx, moved);
  }
}

export async function moveWaitingPlans(tx: Context, userId: string): Promise<void> {
  for (const plan of planIds) await moveWaiting(tx, userId, plan);
}

export async function end(tx: Context, userId: string, plan: PaidPlan, span: Span): Promise<void> {
  await holdSubscriptions(tx, userId);
  await endGrant(tx, userId, span);
  await moveWaiting(tx, userId, plan);
}
