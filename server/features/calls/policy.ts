import { messages as texts } from '#rules/call-texts.ts';
import { can } from '#rules/entitlements.ts';
import { forbidden } from '#server/base/errors.ts';
import type { RawId } from '#server/base/ids.ts';
import type { MatchRow } from '#server/db/rows.ts';
import { userById } from '#server/features/accounts/loaders.ts';
import { planOf, viewerCan } from '#server/features/entitlements/service.ts';
import { matchOf, otherPersonId } from '#server/features/matches/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';

/** The refusal for a match without calls. It does not tell the reason. */
export const notAvailable = {
  __typename: 'NotAvailable' as const,
  code: 'not_available' as const,
  message: texts.notAvailable,
};
const premiumRequired = {
  __typename: 'PremiumRequired' as const,
  code: 'premium_required' as const,
  message: texts.premium,
  ability: 'calls' as const,
};

/** A refusal of calls in a match. */
export type Refusal = typeof notAvailable | typeof premiumRequired;

/** A match in which the viewer may call, with the session of their device. */
export type Line = { match: MatchRow; viewerId: string; sessionId: string; otherId: string };

/** True if the viewer's plan allows calls. */
export async function canCall(ctx: Context): Promise<boolean> {
  return viewerCan(ctx, 'calls');
}

/** True if another person's plan allows calls, and no account deletion is pending. */
export async function canBeCalled(ctx: Context, userId: string): Promise<boolean> {
  if ((await ctx.load(userById, userId))?.deletionRequestedAt != null) return false;
  return can(await planOf(ctx, userId), 'calls');
}

/**
 * The line or a refusal. The match is checked before the plan, so that the plan tells nothing about a match. Throws FORBIDDEN for scripts.
 */
export async function requireLine(
  ctx: Context,
  matchId: RawId,
  { asksPlan = true }: { asksPlan?: boolean } = {},
): Promise<{ line: Line; refusal?: never } | { refusal: Refusal; line?: never }> {
  const { userId: viewerId, sessionId } = requireViewer(ctx);
  // A script has no device to call with.
  if (sessionId === null) throw forbidden();
  const match = await matchOf(ctx, matchId);
  if (match === null) return { refusal: notAvailable };
  if (asksPlan && !(await canCall(ctx))) return { refusal: premiumRequired };
  return { line: { match, viewerId, sessionId, otherId: otherPersonId(match, viewerId) } };
}
