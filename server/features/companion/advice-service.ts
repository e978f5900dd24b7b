import { wayOf } from '#rules/asking.ts';
import type { City } from '#rules/date-ideas.ts';
import { asksForPlace, impliesPlace, type Outing, outingIn } from '#rules/outings.ts';
import type { DateIdeaRow } from '#server/db/rows.ts';
import { placesFor } from '#server/features/date-ideas/outing-service.ts';
import { townNamed } from '#server/features/profiles/town-service.ts';
import type { Context } from '#server/platform/context/context.ts';
import type { Advice, FoundPlaces, Place } from '#server/ports/coach.ts';
import { hasTopic } from '#server/ports/coach-advice.ts';

/** Looks up what a question to the coach needs; null for a line of the practice. `isAsked`: nothing is practised here. */
export async function adviceFor(ctx: Pick<Context, 'db'>, message: string, isAsked: boolean): Promise<Advice | null> {
  if (!isAsked && wayOf(message) !== 'coach') return null;
  const outing = outingIn(message, townNamed);
  const isPlace = asksForPlace(message) || (isAsked && impliesPlace(outing) && !hasTopic(message));
  return { found: isPlace ? await foundPlaces(ctx, outing) : null, isAsked };
}

/** For a town that the guide does not cover, places of the nearest city that it does. */
async function foundPlaces(ctx: Pick<Context, 'db'>, outing: Outing): Promise<FoundPlaces> {
  const city = outing.city ?? outing.elsewhere?.nearest ?? null;
  if (city === null) return { outing, places: [], fit: 'none', least: null };
  const { places, ...rest } = await placesFor(ctx, { ...outing, city });
  return { outing, ...rest, places: places.map(placeOf) };
}

function placeOf({ name, area, city, estimatedCost, bestTime, tips }: DateIdeaRow): Place {
  return { name, area, city: city as City, cost: estimatedCost, bestTime, tip: tips[0] ?? null };
}
