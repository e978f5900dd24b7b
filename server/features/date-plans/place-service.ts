import { type City, placeLine } from '#rules/date-ideas.ts';
import { messages as texts } from '#rules/date-plans.ts';
import { invalidInput, userError } from '#server/base/errors.ts';
import { idOf, type RawId } from '#server/base/ids.ts';
import type { DatePlanRow } from '#server/db/rows.ts';
import { ideaFor } from '#server/features/date-ideas/reader-service.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import type { Context } from '#server/platform/context/context.ts';

/** Where a date is, as its row has it. */
export type PlannedPlace = Pick<DatePlanRow, 'dateIdeaId' | 'placeName'>;

const premiumRequired = {
  ...userError('PremiumRequired', 'premium_required', texts.guidePremium),
  ability: 'date_ideas' as const,
};
const refused = (path: string, message: string) => ({ refusal: invalidInput([{ path, message }]) });

type Refusal = typeof premiumRequired | ReturnType<typeof invalidInput>;
type Found = { place: PlannedPlace; refusal?: never } | { refusal: Refusal; place?: never };

/**
 * A place of the guide or a typed one. Without the guide, its places are those that were shared with the viewer, and that of the `plan`
 * which is changed: whoever is asked to one may propose another time there.
 */
export async function placeOf(
  ctx: Context,
  given: RawId | null | undefined,
  typed: string | null | undefined,
  plan: PlannedPlace | null = null,
): Promise<Found> {
  if (given == null) {
    return typed == null ? refused('placeName', texts.noPlace) : { place: { dateIdeaId: null, placeName: typed } };
  }
  if (typed != null) return refused('placeName', texts.twoPlaces);
  const id = idOf(given);
  if (id !== null && id === plan?.dateIdeaId) return { place: { dateIdeaId: id, placeName: plan.placeName } };
  const idea = await ideaFor(ctx, given);
  if (idea !== null)
    return { place: { dateIdeaId: idea.id, placeName: placeLine({ ...idea, city: idea.city as City }) } };
  return (await viewerCan(ctx, 'date_ideas')) ? refused('dateIdeaId', texts.noSuchPlace) : { refusal: premiumRequired };
}
