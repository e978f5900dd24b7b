import { messages as texts } from '#rules/date-plans.ts';
import { notAvailable, userError } from '#server/base/errors.ts';
import type { RawId } from '#server/base/ids.ts';
import type { MatchRow } from '#server/db/rows.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import { matchOf } from '#server/features/matches/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';

/** The refusal for a plan or match that is unknown, over or not the viewer's. */
export const planIsGone = notAvailable(texts.unknown);
const premiumRequired = {
  ...userError('PremiumRequired', 'premium_required', texts.premium),
  ability: 'messages' as const,
};

type Asking = { match: MatchRow; viewerId: string };

/** A match in which the viewer may propose. The match is checked before the plan, so that the plan tells nothing about a match. */
export async function requireAsking(
  ctx: Context,
  matchId: RawId,
): Promise<
  { asking: Asking; refusal?: never } | { refusal: typeof planIsGone | typeof premiumRequired; asking?: never }
> {
  const viewerId = requireViewer(ctx).userId;
  const match = await matchOf(ctx, matchId);
  if (match === null) return { refusal: planIsGone };
  if (!(await viewerCan(ctx, 'messages'))) return { refusal: premiumRequired };
  return { asking: { match, viewerId } };
}
