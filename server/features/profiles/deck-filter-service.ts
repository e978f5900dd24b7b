import { saveFilterRule } from '#rules/deck-filter.ts';
import { isAdvanced } from '#rules/discovery.ts';
import { check } from '#rules/validation.ts';
import { invalidInput } from '#server/base/errors.ts';
import type { DeckFilterInput, SaveDeckFilterInput } from '#server/contract/resolvers.generated.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { noProfile, requireAbility } from './policy.ts';
import { setDeckFilter } from './queries.ts';

/** The filter as it is stored: saved filters and the addresses of pages say `verified` and `activeLately`. */
export function filterOfInput({ isVerified: verified, isActiveLately: activeLately, ...given }: DeckFilterInput) {
  return { ...given, verified, activeLately };
}

/** Makes a filter the viewer's default. Its gender replaces the profile's `showMe`, so that the wish is stored once. */
export async function saveDeckFilter(ctx: Context, input: SaveDeckFilterInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(saveFilterRule, { filter: filterOfInput(input.filter) });
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { gender = null, ...deckFilter } = checked.value.filter;
  const refusal = isAdvanced(deckFilter) ? await requireAbility(ctx, 'advanced_filters') : null;
  if (refusal !== null) return refusal;
  const hasProfile = await setDeckFilter(ctx.db, userId, gender, deckFilter);
  ctx.load.clearAll();
  return hasProfile ? { __typename: 'SaveDeckFilterSuccess' as const, viewer: { id: userId } } : noProfile;
}
