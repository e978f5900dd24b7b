import { type Frozen, messages as locationMessages } from '#rules/location-changes.ts';
import { messages } from '#rules/profiles.ts';
import { notAvailable, userError } from '#server/base/errors.ts';
import type { Context } from '#server/platform/context/context.ts';
import { viewerCan } from '../entitlements/service.ts';

export const noProfile = notAvailable(messages.noProfile);

/** The answer when the location-change limit refuses a new place: the changes were too many or too fast. */
export const locationFrozen = ({ frozen, waitMs }: Frozen) => ({
  ...userError('TooManyAttempts', 'too_many_attempts', locationMessages[frozen]),
  retryAfterSeconds: Math.ceil(waitMs / 1_000),
});

const words = {
  travel: messages.travelIsPremium,
  boost: messages.boostIsPremium,
  advanced_filters: messages.filtersArePremium,
} as const;

/** Null when the viewer's plan has the ability. */
export async function requireAbility(ctx: Context, ability: keyof typeof words) {
  if (await viewerCan(ctx, ability)) return null;
  return { ...userError('PremiumRequired', 'premium_required', words[ability]), ability };
}
