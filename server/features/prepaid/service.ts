import { isReturnable, prepaidLimits } from '#rules/prepaid.ts';
import type { PrepaidPlanParent } from '#server/contract/mappers.ts';
import type { CheckoutMode } from '#server/contract/resolvers.generated.ts';
import type { Context } from '#server/platform/context/context.ts';
import * as queries from './queries.ts';

export function prepaidMode({ ports }: Pick<Context, 'ports'>): CheckoutMode {
  return ports.prepaid?.mode ?? 'off';
}

export async function prepaidPlansOf(ctx: Context, userId: string): Promise<PrepaidPlanParent[]> {
  const now = ctx.clock();
  const rows = await queries.heldOrders(ctx.db, userId, now);
  return rows.flatMap(({ id, plan, term, startsAt, endsAt, paidAt }) => {
    if (endsAt === null || paidAt === null) return [];
    const until = new Date(Math.min(paidAt.getTime() + prepaidLimits.returnMs, startsAt.getTime()));
    const returnableUntil = isReturnable({ paidAt, startsAt }, now) ? until : null;
    return [{ id, plan, term, startsAt, endsAt, returnableUntil }] as PrepaidPlanParent[];
  });
}
