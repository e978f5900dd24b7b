import { messages as texts } from '#rules/chat.ts';
import type { RawId } from '#server/base/ids.ts';
import type { MatchRow } from '#server/db/rows.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import { matchOf, otherPersonId } from '#server/features/matches/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';

const notAvailable = {
  __typename: 'NotAvailable' as const,
  code: 'not_available' as const,
  message: texts.notAvailable,
};
const premiumRequired = {
  __typename: 'PremiumRequired' as const,
  code: 'premium_required' as const,
  message: texts.premium,
  ability: 'messages' as const,
};

/** A refusal to write in a match. */
export type Refusal = typeof notAvailable | typeof premiumRequired;

/** A match in which the viewer may read and write. */
export type Conversation = { match: MatchRow; viewerId: string; otherId: string };

/** True if the viewer's plan allows messages. */
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
  if (match === null) return { refusal: notAvailable };
  if (!(await canMessage(ctx))) return { refusal: premiumRequired };
  return { conversation: { match, viewerId, otherId: otherPersonId(match, viewerId) } };
}

/** The refusal for a message without a match to store it in: unknown, ended or not the viewer's. */
export const matchIsGone: Refusal = notAvailable;
