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

/**
 * Shown places of a city for an outing, the best first. `within` holds whatever they order; without such a place, `from` names those that
 * can be done with the sum; without one of those either, `none` and no place. Without places of the category, places of any.
 */
export async function placesFor(ctx: Pick<Context, 'db'>, outing: Outing & { city: NonNullable<Outing['city']> }) {
  const { city, naira, dateNumber, category } = outing;
  const page = { after: null, limit: limits.dateIdeas.asked };
  const asked = await queries.guidePage(ctx.db, { city, dateNumber, category }, page);
  const rows = asked.length > 0 ? asked : await queries.guidePage(ctx.db, { city }, page);
  const found = rows.filter((row) => row.category === category || row.category !== onlyAsked);
  const { fit, places } = fitting(found, naira);
  return { fit, places, least: leastOf(found) };
}

function fitting(rows: readonly DateIdeaRow[], naira: number | null): { fit: Fit; places: readonly DateIdeaRow[] } {
  if (naira === null) return { fit: 'within', places: rows };
  const holds = (bound: 'from' | 'to') =>
    rows.filter(({ estimatedCost }) => (costRange(estimatedCost)?.[bound] ?? Number.POSITIVE_INFINITY) <= naira);
  const [within, from] = [holds('to'), holds('from')];
  if (within.length > 0) return { fit: 'within', places: within };
  return from.length > 0 ? { fit: 'from', places: from } : { fit: 'none', places: [] };
}

/** The smallest sum that a place needs; null when no place says any. */
function leastOf(rows: readonly DateIdeaRow[]): number | null {
  const sums = rows.flatMap(({ estimatedCost }) => costRange(estimatedCost)?.from ?? []);
  return sums.length === 0 ? null : Math.min(...sums);
}
