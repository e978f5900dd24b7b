import { isInForce } from '#rules/billing.ts';
import type { PlanSubscriptionRow } from '#server/db/rows.ts';
import { defineLoader } from '#server/platform/context/dataloader.ts';
import { openSubscriptions } from './queries.ts';

export const subscriptionByUserId = defineLoader<PlanSubscriptionRow>(async (ctx, userIds) => {
  const now = ctx.clock();
  const rows = await openSubscriptions(ctx.db, userIds);
  return new Map(rows.filter((row) => isInForce(row, now)).map((row) => [row.userId, row]));
});
