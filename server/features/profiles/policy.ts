import { type Frozen, messages as moveMessages } from '#rules/moves.ts';
import { messages } from '#rules/profiles.ts';
import type { Context } from '#server/platform/context/context.ts';
import { viewerCan } from '../entitlements/service.ts';

/** The answer to people without a profile. */
export const noProfile = {
  __typename: 'NotAvailable' as const,
  code: 'not_available' as const,
  message: messages.noProfile,
};

/** The answer when the location-change limit refuses a new place: the changes were too many or too fast. */
export const placeFrozen = ({ frozen, waitMs }: Frozen) => ({
  __typename: 'TooManyAttempts' as const,
  code: 'too_many_attempts' as const,
  message: moveMessages[frozen],
  retryAfterSeconds: Math.ceil(waitMs / 1_000),
});

const words = {
  travel: messages.travelIsPremium,
  boost: messages.boostIsPremium,
  advanced_filters: messages.filtersArePremium,
} as const;

/** The refusal of a plan without this ability; null when the viewer's plan has it. */
export async function requireAbility(ctx: Context, ability: keyof typeof words) {
  if (await viewerCan(ctx, ability)) return null;
  return {
    __typename: 'PremiumRequired' as const,
    code: 'premium_required' as const,
    message: words[ability],
    ability,
  };
}
