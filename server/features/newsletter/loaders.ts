import { defineLoader } from '#server/platform/context/dataloader.ts';
import { lastSendings } from './article-queries.ts';
import { subscribedUserIds } from './queries.ts';

export const subscribedByUserId = defineLoader<true>(async (ctx, ids) => {
  const subscribed = await subscribedUserIds(ctx.db, ids);
  return new Map(subscribed.map((id) => [id, true]));
});

export const lastSentByArticleId = defineLoader<Date>((ctx, ids) => lastSendings(ctx.db, ids));
