import { plainWords } from '#rules/asking.ts';
import type { DateIdeaCategory } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import { costRange } from '#rules/naira.ts';
import type { Outing } from '#rules/outings.ts';
import type { DateIdeaRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import * as queries from './queries.ts';

type Fit = 'within' | 'from' | 'none';

/** Nobody is sent away for days who did not ask for it. */
const onlyAsked: DateIdeaCategory = 'getaway';

type Fitting = { fit: Fit; places: readonly DateIdeaRow[]; least: number | null };

/**
 * Shown places of a city for an outing, the best first: those of an area that is named in `said`, in plain words, and for the thrifty the cheapest.
 * `within` holds whatever they order; without such a place, `from` names those that can be done with the sum; without one of those either,
 * `none` and no place. Without a fitting place of the category, places of any.
 */
export async function placesFor(
  ctx: Pick<Context, 'db'>,
  outing: Outing & { city: NonNullable<Outing['city']> },
  said: string,
): Promise<Fitting> {
  const { city, naira, dateNumber, category } = outing;
  const page = { after: null, limit: limits.dateIdeas.asked };
  const asked = await queries.guidePage(ctx.db, { city, dateNumber, category }, page);
  const wanted = fitting(
    asked.filter((row) => row.category === category || isForADay(row)),
    naira,
  );
  const { fit, places, least } =
    wanted.places.length > 0
      ? wanted
      : fitting((await queries.guidePage(ctx.db, { city }, page)).filter(isForADay), naira);
  const rank = (row: DateIdeaRow): number => (isIn(row, said) ? 0 : 1);
  const price = ({ estimatedCost }: DateIdeaRow): number =>
    outing.isThrifty ? (costRange(estimatedCost)?.from ?? 0) : 0;
  return { fit, least, places: places.toSorted((one, other) => rank(one) - rank(other) || price(one) - price(other)) };
}

const isForADay = ({ category }: DateIdeaRow): boolean => category !== onlyAsked;

/** Areas such as “Ikeja GRA” and “Lekki Phase 1” are also meant by their first word. */
function isIn({ area }: DateIdeaRow, said: string): boolean {
  const [first = ''] = plainWords(area).split(' ');
  return first.length > 2 && ` ${said} `.includes(` ${first} `);
}

function fitting(rows: readonly DateIdeaRow[], naira: number | null): Fitting {
  const least = leastOf(rows);
  if (naira === null) return { fit: 'within', places: rows, least };
  const holds = (bound: 'from' | 'to') =>
    rows.filter(({ estimatedCost }) => (costRange(estimatedCost)?.[bound] ?? Number.POSITIVE_INFINITY) <= naira);
  const [within, from] = [holds('to'), holds('from')];
  if (within.length > 0) return { fit: 'within', places: within, least };
  return from.length > 0 ? { fit: 'from', places: from, least } : { fit: 'none', places: [], least };
}

/** The smallest sum that a place needs; null when no place says any. */
function leastOf(rows: readonly DateIdeaRow[]): number | null {
  const sums = rows.flatMap(({ estimatedCost }) => costRange(estimatedCost)?.from ?? []);
  return sums.length === 0 ? null : Math.min(...sums);
}
