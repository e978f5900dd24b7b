import { defineLoader, rowLoader } from '#server/platform/context/dataloader.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { liveCalls, newestOfOthers } from './queries.ts';

/** Only for matches that exist for the viewer. */
export const liveCallByMatchId = rowLoader('matchId', (ctx, matchIds) => liveCalls(ctx.db, matchIds, ctx.clock()));

/** Only for calls of the viewer. */
export const theirDescriptionByCallId = defineLoader<string>(async (ctx, callIds) => {
  const rows = await newestOfOthers(ctx.db, requireViewer(ctx).userId, callIds);
  return new Map(rows.map(({ callId, sdp }) => [callId, sdp]));
});
