import { rowLoader } from '#server/platform/context/dataloader.ts';
import { newestPlans, placesById } from './queries.ts';

/** Only for matches that exist for the viewer. */
export const newestPlanByMatchId = rowLoader('matchId', (ctx, matchIds) => newestPlans(ctx.db, matchIds));

/** Also places that the guide no longer shows. */
export const placeById = rowLoader('id', (ctx, ids) => placesById(ctx.db, ids));
