import { messages as texts } from '#rules/chat.ts';
import { notAvailable, userError } from '#server/base/errors.ts';
import type { RawId } from '#server/base/ids.ts';
import type { MatchRow } from '#server/db/rows.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import { matchOf, otherPersonId } from '#server/features/matches/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';

/** The refusal for a match that is unknown, ended or not the viewer's. */
export const matchIsGone = notAvailable(texts.notAvailable);
const premiumRequired = {
  ...userError('PremiumRequired', 'premium_required', texts.premium),
  ability: 'messages' as const,
};

type Refusal = typeof matchIsGone | typeof premiumRequired;

/** A match in which the viewer may read and write. */
export type Conversation = { match: MatchRow; viewerId: string; otherId: string };

export async function canMessage(ctx: Context): Promise<boolean> {
  return viewerCan(ctx, 'messages');
}

/** The conversation or a refusal. The match is checked before the plan, so that the plan tells nothing about a match. */
export async function requireConversation(
  ctx: Context,
  matchId: RawId | string,
): Promise<{ conversation: Conversation; refusal?: never } | { refusal: Refusal; conversation?: never }> {
  const viewerId = requireViewer(ctx).userId;
  const match = await matchOf(ctx, matchId);
  if (match === null) return { refusal: matchIsGone };
  if (!(await canMessage(ctx))) return { refusal: premiumRequired };
  return { conversation: { match, viewerId, otherId: otherPersonId(match, viewerId) } };
}
