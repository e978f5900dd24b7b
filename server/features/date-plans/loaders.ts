import { limits } from '#rules/limits.ts';
import { defineLoader, rowLoader } from '#server/platform/context/dataloader.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { newestPlans, placesById } from './queries.ts';
import { datesToReview, feelingsAbout, reviewedPlans } from './review-queries.ts';

const { lastsMs, reviewMs } = limits.datePlans;

/** Only for matches that exist for the viewer. */
export const newestPlanByMatchId = rowLoader('matchId', (ctx, matchIds) => newestPlans(ctx.db, matchIds));

/** Also places that the guide no longer shows. */
export const placeById = rowLoader('id', (ctx, ids) => placesById(ctx.db, ids));

/** Whether the viewer has said how a date was. */
export const reviewedByPlanId = defineLoader<true>(async (ctx, planIds) => {
  const reviewed = await reviewedPlans(ctx.db, requireViewer(ctx).userId, planIds);
  return new Map([...reviewed].map((id) => [id, true]));
});

export const feelingsByUserId = rowLoader('otherId', (ctx, userIds) => feelingsAbout(ctx.db, userIds));

/** The date of a match that the viewer is still asked about. */
export const dateToReviewByMatchId = rowLoader('matchId', (ctx, matchIds) => {
  const until = new Date(ctx.clock().getTime() - lastsMs);
  const span = { after: new Date(until.getTime() - reviewMs), until };
  return datesToReview(ctx.db, requireViewer(ctx).userId, matchIds, span);
});
