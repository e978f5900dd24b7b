import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { budgetLevels, type City, categories, cities, dateIdeaRule, ideaSlug } from '#rules/date-ideas.ts';
import { keysOf } from '#rules/vocabulary.ts';
import { root } from '#server/base/root.ts';
import type { DateIdeaRow } from '#server/db/rows.ts';

export type Idea = Omit<
  DateIdeaRow,
  | 'id'
  | 'slug'
  | 'city'
  | 'editedAt'
  | 'removedAt'
  | 'checkedOn'
  | 'latitude'
  | 'longitude'
  | 'sourceUrl'
  | 'sourceDate'
> & { city: City };
/** `sourceDate` is as exact as the source says it: a year, a month or a day. */
export type ListedIdea = Idea & { slug: string } & Pick<DateIdeaRow, 'sourceUrl' | 'sourceDate'>;

const folder = new URL('content/date-ideas/', root);
const fileOf = (city: City): URL => new URL(`${city.replace('_', '-')}.json`, folder);

const listed = z.array(
  z.strictObject({
    ...dateIdeaRule.shape,
    category: z.enum(keysOf(categories)),
    budgetLevel: z.enum(budgetLevels),
    featured: z.boolean(),
    source: z.optional(z.url()),
    sourceDate: z.optional(z.string().check(z.regex(/^\d{4}(-\d{2}){0,2}$/))),
  }),
);

/** Throws if a file breaks a rule. */
export function readIdeas(): ListedIdea[] {
  return (Object.keys(cities) as City[]).flatMap((city) =>
    listed
      .parse(JSON.parse(readFileSync(fileOf(city), 'utf8')))
      .map(({ source = null, sourceDate = null, ...place }) => ({
        ...place,
        city,
        slug: ideaSlug(city, place.name),
        sourceUrl: source,
        sourceDate,
      })),
  );
}
