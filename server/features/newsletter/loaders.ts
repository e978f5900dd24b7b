import { defineLoader } from '#server/platform/context/dataloader.ts';
import { lastSendings } from './article-queries.ts';
import { subscribedUserIds } from './queries.ts';

/** True if an account's address is on the newsletter's list, else null. */
export const subscribedByUserId = defineLoader<true>(async (ctx, ids) => {
  const subscribed = await subscribedUserIds(ctx.db, ids);
  return new Map(subscribed.map((id) => [id, true]));
});

/** The instant of an article's last sending; null when it was never sent. */
export const lastSentByArticleId = defineLoader<Date>((ctx, ids) => lastSendings(ctx.db, ids));
