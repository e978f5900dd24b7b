import { messages as texts } from '#rules/games/session-rule.ts';
import { notAvailable, userError } from '#server/base/errors.ts';
import { idOf, type RawId } from '#server/base/ids.ts';
import type { GameSessionRow, MatchRow } from '#server/db/rows.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import { matchOf } from '#server/features/matches/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { sessionById } from './session-queries.ts';

/** The refusal for a session or match that is unknown, over or not the viewer's. */
export const gameIsGone = notAvailable(texts.unknown);
const premiumRequired = {
  ...userError('PremiumRequired', 'premium_required', texts.premium),
  ability: 'messages' as const,
};

type Refusal = typeof gameIsGone | typeof premiumRequired;
type Seat = { match: MatchRow; viewerId: string };

/** A match in which the viewer may play. The match is checked before the plan, so that the plan tells nothing about a match. */
export async function requireSeat(
  ctx: Context,
  matchId: RawId | string,
): Promise<{ seat: Seat; refusal?: never } | { refusal: Refusal; seat?: never }> {
  const viewerId = requireViewer(ctx).userId;
  const match = await matchOf(ctx, matchId);
  if (match === null) return { refusal: gameIsGone };
  if (!(await viewerCan(ctx, 'messages'))) return { refusal: premiumRequired };
  return { seat: { match, viewerId } };
}

/** A session in whose match the viewer may play. */
export async function requireSession(
  ctx: Context,
  given: RawId,
): Promise<
  { seat: Seat; session: GameSessionRow; refusal?: never } | { refusal: Refusal; seat?: never; session?: never }
> {
  requireViewer(ctx);
  const id = idOf(given);
  const session = id === null ? null : await sessionById(ctx.db, id);
  if (session === null) return { refusal: gameIsGone };
  const { seat, refusal } = await requireSeat(ctx, session.matchId);
  return refusal ? { refusal } : { seat, session };
}
