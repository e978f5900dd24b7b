import { comparePlans, type Plan } from '#rules/entitlements.ts';
import type { EntitlementRow } from '#server/db/rows.ts';
import { defineLoader } from '#server/loading.ts';
import { entitlementsInForce } from './queries.ts';

const lasting = (row: EntitlementRow): number => row.endsAt?.getTime() ?? Number.POSITIVE_INFINITY;

function isBetter(row: EntitlementRow, than: EntitlementRow): boolean {
  const order = comparePlans(row.plan as Plan, than.plan as Plan);
  return order > 0 || (order === 0 && lasting(row) > lasting(than));
}

/** The plan in force by the context's clock; of several the highest, and of these the one that lasts longest. */
export const entitlementByUserId = defineLoader<EntitlementRow>(async (ctx, userIds) => {
  const best = new Map<string, EntitlementRow>();
  for (const row of await entitlementsInForce(ctx.db, userIds, ctx.clock())) {
    const known = best.get(row.userId);
    if (known === undefined || isBetter(row, known)) best.set(row.userId, row);
  }
  return best;
});
