import { comparePlans, type Plan } from '#rules/entitlements.ts';
import type { EntitlementRow } from '#server/db/rows.ts';
import { defineLoader } from '#server/platform/context/dataloader.ts';
import { entitlementsInForce } from './queries.ts';

const lasting = (row: EntitlementRow): number => row.endsAt?.getTime() ?? Number.POSITIVE_INFINITY;

function isBetter(row: EntitlementRow, than: EntitlementRow): boolean {
  const order = comparePlans(row.plan as Plan, than.plan as Plan);
  return order > 0 || (order === 0 && lasting(row) > lasting(than));
}

/** A person's plans in force. `shown` is the highest plan that lasts longest; `plans` holds all, and abilities follow from all. */
export type Holdings = { shown: EntitlementRow; plans: readonly Plan[] };

/** The plans in force by the context's clock; null for people on the free plan. */
export const holdingsByUserId = defineLoader<Holdings>(async (ctx, userIds) => {
  const held = new Map<string, Holdings>();
  for (const row of await entitlementsInForce(ctx.db, userIds, ctx.clock())) {
    const known = held.get(row.userId);
    held.set(row.userId, {
      shown: known === undefined || isBetter(row, known.shown) ? row : known.shown,
      plans: [...(known?.plans ?? []), row.plan as Plan],
    });
  }
  return held;
});
