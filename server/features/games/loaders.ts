import type { Outcome } from '#rules/games/judging.ts';
import { limits } from '#rules/limits.ts';
import { defineLoader, rowLoader } from '#server/platform/context/dataloader.ts';
import { bestResults } from './queries.ts';
import { newestSessions } from './session-queries.ts';

export const bestByUserId = defineLoader<ReadonlyMap<string, Outcome>>(async (ctx, userIds) => {
  const byUser = new Map(userIds.map((id) => [id, new Map<string, Outcome>()]));
  const since = new Date(ctx.clock().getTime() - limits.games.keptMs);
  for (const { userId, gameType, result } of await bestResults(ctx.db, userIds, since)) {
    byUser.get(userId)?.set(gameType, result);
  }
  return byUser;
});

/** Only for matches that exist for the viewer. */
export const newestSessionByMatchId = rowLoader('matchId', (ctx, matchIds) => newestSessions(ctx.db, matchIds));
