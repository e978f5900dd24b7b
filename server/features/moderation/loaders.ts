import { limits } from '#rules/limits.ts';
import { rowLoader, rowsLoader } from '#server/platform/context/dataloader.ts';
import { appealsAgainst, newestWarnings, suspensionsByIds, suspensionsInForce, unreadWarnings } from './queries.ts';

export const unreadWarningByUserId = rowLoader('userId', (ctx, ids) => unreadWarnings(ctx.db, ids));

export const warningsByUserId = rowsLoader('userId', (ctx, ids) =>
  newestWarnings(ctx.db, ids, limits.moderation.warnings),
);

export const suspensionByUserId = rowLoader('userId', (ctx, ids) => suspensionsInForce(ctx.db, ids));

export const suspensionById = rowLoader('id', (ctx, ids) => suspensionsByIds(ctx.db, ids));

export const appealBySuspensionId = rowLoader('suspensionId', (ctx, ids) => appealsAgainst(ctx.db, ids));
