import { messages as texts } from '#rules/call-texts.ts';
import { can } from '#rules/entitlements.ts';
import { forbidden, notAvailable, userError } from '#server/base/errors.ts';
import type { RawId } from '#server/base/ids.ts';
import type { MatchRow } from '#server/db/rows.ts';
import { userById } from '#server/features/accounts/loaders.ts';
import { planOf, viewerCan } from '#server/features/entitlements/service.ts';
import { matchOf, otherPersonId } from '#server/features/matches/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';

/** The refusal for a match without calls. It does not tell the reason. */
export const noCalls = notAvailable(texts.notAvailable);
const premiumRequired = {
  ...userError('PremiumRequired', 'premium_required', texts.premium),
  ability: 'calls' as const,
};

type Refusal = typeof noCalls | typeof premiumRequired;

/** A match in which the viewer may call, with the session of their device. */
export type Line = { match: MatchRow; viewerId: string; sessionId: string; otherId: string };

export async function canCall(ctx: Context): Promise<boolean> {
  return viewerCan(ctx, 'calls');
}

export async function canBeCalled(ctx: Context, userId: string): Promise<boolean> {
  if ((await ctx.load(userById, userId))?.deletionRequestedAt != null) return false;
  return can(await planOf(ctx, userId), 'calls');
}

/** The match is checked before the plan, so that the plan tells nothing about a match. Throws FORBIDDEN for scripts. */
export async function requireLine(
  ctx: Context,
  matchId: RawId,
  { asksPlan = true }: { asksPlan?: boolean } = {},
): Promise<{ line: Line; refusal?: never } | { refusal: Refusal; line?: never }> {
  const { userId: viewerId, sessionId } = requireViewer(ctx);
  if (sessionId === null) throw forbidden();
  const match = await matchOf(ctx, matchId);
  if (match === null) return { refusal: noCalls };
  if (asksPlan && !(await canCall(ctx))) return { refusal: premiumRequired };
  return { line: { match, viewerId, sessionId, otherId: otherPersonId(match, viewerId) } };
}
