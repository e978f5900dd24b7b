import { plainWords, wayOf } from '#rules/asking.ts';
import type { City } from '#rules/date-ideas.ts';
import { type Outing, outingIn } from '#rules/outings.ts';
import type { DateIdeaRow } from '#server/db/rows.ts';
import { placesFor } from '#server/features/date-ideas/outing-service.ts';
import { passagesAbout } from '#server/features/newsletter/passage-service.ts';
import { townNamed } from '#server/features/profiles/town-service.ts';
import type { Context } from '#server/platform/context/context.ts';
import type { Advice, FoundPlaces, Lookup, Place } from '#server/ports/coach.ts';
import { readingFor } from '#server/ports/coach-advice.ts';
import { isAboutPlaces } from '#server/ports/coach-intent.ts';

/** Looks up what a question to the coach needs; null for a line of the practice. `isAsked`: nothing is practised here. */
export async function adviceFor(ctx: Pick<Context, 'db'>, message: string, isAsked: boolean): Promise<Advice | null> {
  if (!isAsked && wayOf(message) !== 'coach') return null;
  const outing = outingIn(message, townNamed);
  const isPlace = isAboutPlaces(message);
  const words = isPlace ? null : readingFor(message);
  return {
    found: isPlace ? await foundPlaces(ctx, outing, plainWords(message)) : null,
    passages: words === null ? [] : await passagesAbout(ctx, { words, limit: 1, every: true }),
    isAsked,
  };
}

/** For a town that the guide does not cover, places of the nearest city that it does. */
async function foundPlaces(ctx: Pick<Context, 'db'>, outing: Outing, said: string): Promise<FoundPlaces> {
  const city = outing.city ?? outing.elsewhere?.nearest ?? null;
  if (city === null) return { outing, places: [], fit: 'none', least: null };
  const { places, ...rest } = await placesFor(ctx, { ...outing, city }, said);
  return { outing, ...rest, places: places.map(placeOf) };
}

/** What a model may look up by itself. */
export function lookupOf(ctx: Pick<Context, 'db'>): Lookup {
  return {
    places: ({ city, naira = null, category = null, dateNumber = null, area }) =>
      foundPlaces(
        ctx,
        { city, naira, category, dateNumber, elsewhere: null, isThrifty: false },
        plainWords(area ?? ''),
      ),
    passages: (words, limit) => passagesAbout(ctx, { words, limit }),
  };
}

function placeOf({ name, area, city, estimatedCost, bestTime, tips }: DateIdeaRow): Place {
  return { name, area, city: city as City, cost: estimatedCost, bestTime, tip: tips[0] ?? null };
}
