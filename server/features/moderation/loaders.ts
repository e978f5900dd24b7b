import { limits } from '#rules/limits.ts';
import type { AppealRow, SuspensionRow, WarningRow } from '#server/db/rows.ts';
import { defineLoader } from '#server/platform/context/dataloader.ts';
import { appealsAgainst, newestWarnings, suspensionsByIds, suspensionsInForce, unreadWarnings } from './queries.ts';

export const unreadWarningByUserId = defineLoader<WarningRow>(async (ctx, ids) => {
  const rows = await unreadWarnings(ctx.db, ids);
  return new Map(rows.map((row) => [row.userId, row]));
});

export const warningsByUserId = defineLoader<WarningRow[]>(async (ctx, ids) => {
  const byUser = new Map<string, WarningRow[]>();
  for (const row of await newestWarnings(ctx.db, ids, limits.moderation.warnings)) {
    byUser.set(row.userId, [...(byUser.get(row.userId) ?? []), row]);
  }
  return byUser;
});

export const suspensionByUserId = defineLoader<SuspensionRow>(async (ctx, ids) => {
  const rows = await suspensionsInForce(ctx.db, ids);
  return new Map(rows.map((row) => [row.userId, row]));
});

export const suspensionById = defineLoader<SuspensionRow>(async (ctx, ids) => {
  const rows = await suspensionsByIds(ctx.db, ids);
  return new Map(rows.map((row) => [row.id, row]));
});

export const appealBySuspensionId = defineLoader<AppealRow>(async (ctx, ids) => {
  const rows = await appealsAgainst(ctx.db, ids);
  return new Map(rows.map((row) => [row.suspensionId, row]));
});
