import { defineLoader } from '#server/platform/context/dataloader.ts';
import { lastSendings } from './article-queries.ts';
import { subscribedUserIds } from './queries.ts';

/** Whether an account's address is on the newsletter's list; null when it is not. */
export const subscribedByUserId = defineLoader<true>(async (ctx, ids) => {
  const subscribed = await subscribedUserIds(ctx.db, ids);
  return new Map(subscribed.map((id) => [id, true]));
});

/** When an article was sent last; null when it never was. */
export const lastSentByArticleId = defineLoader<Date>((ctx, ids) => lastSendings(ctx.db, ids));
