import type { Context } from '#server/context.ts';
import { type Connection, connectionOf, pageSize, timeCursor, timePlace } from '#server/db/paging.ts';
import type { MatchRow } from '#server/db/rows.ts';
import { idOf } from '#server/ids.ts';
import { requireViewer } from '#server/policy.ts';
import { sendKill } from '#server/realtime/kills.ts';
import { matchById } from './loaders.ts';
import { endLiveMatch, matchesPage } from './queries.ts';

/** A match of the viewer by an id from outside; null when there is none for this viewer. */
export async function matchOf(ctx: Context, given: string): Promise<MatchRow | null> {
  const id = idOf(given);
  return id === null ? null : ctx.load(matchById, id);
}

/** The other one of the two. */
export function otherPersonId(match: MatchRow, viewerId: string): string {
  return match.user1Id === viewerId ? match.user2Id : match.user1Id;
}

/** Ends the live match of two people, when there is one, with every subscription to it. In the caller's transaction. */
export async function endMatch(ctx: Context, one: string, other: string): Promise<void> {
  const matchId = await endLiveMatch(ctx.db, one, other, ctx.clock());
  if (matchId !== null) await sendKill(ctx, { kind: 'match', matchId });
}

const KIND = 'match';

/** The viewer's matches, newest first. */
export async function matchesOfViewer(
  ctx: Context,
  { first, after }: { first: number; after?: string | null },
): Promise<Connection<MatchRow>> {
  const viewer = requireViewer(ctx);
  const size = pageSize('first', first);
  const place = timePlace(KIND, after);
  const rows = await matchesPage(ctx.db, viewer.userId, { after: place, limit: size + 1 });
  const page = rows.slice(0, size);
  for (const match of page) ctx.load.prime(matchById, match.id, match);
  return connectionOf(page, (match) => timeCursor(KIND, { at: match.createdAt, id: match.id }), {
    hasNextPage: rows.length > size,
    hasPreviousPage: place !== null,
  });
}
