import { lagosDay } from '#rules/age.ts';
import { defineLoader, rowLoader } from '#server/platform/context/dataloader.ts';
import { spentOn, viewWindowsOf } from './queries.ts';

export type Spent = { like: number; super_like: number };

export const spentTodayByUserId = defineLoader<Spent>(async (ctx, userIds) => {
  const spent = new Map<string, Spent>(userIds.map((id) => [id, { like: 0, super_like: 0 }]));
  for (const row of await spentOn(ctx.db, userIds, lagosDay(ctx.clock()))) {
    const counts = spent.get(row.userId);
    if (counts) counts[row.kind as keyof Spent] = row.spent;
  }
  return spent;
});

/** The stored hour of views; it may have ended. */
export const viewWindowByUserId = rowLoader('userId', (ctx, userIds) => viewWindowsOf(ctx.db, userIds));
