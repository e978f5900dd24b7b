/** Input of the deck's SQL statement: the parameters, the shape of its text, and values that occur in several places. */
import { type RawBuilder, sql } from 'kysely';
import type { DeckFilter } from '#rules/deck-filter.ts';
import type { Position } from '#rules/distance.ts';
import { genders, keysOf } from '#rules/vocabulary.ts';
import type { Given } from '#server/db/prepared.ts';
import type { ProfileRow } from '#server/db/rows.ts';

export type DeckSearch = {
  viewer: Pick<
    ProfileRow,
    'id' | 'gender' | 'dateOfBirth' | 'interestKeys' | 'education' | 'religion' | 'smoking' | 'drinking'
  >;
  /** The viewer's position as a cell; null leaves out the distance. */
  from: Position | null;
  /** The index cells to walk, in order. Null walks all cells, by rings around `start`. */
  cells: readonly number[] | null;
  start: number;
  /** The ids of the towns within the filter's distance, as a Postgres array. Null if the viewer has neither position nor town. */
  nearTowns: string | null;
  /** The start of today's walk in each range: `drawStart`. */
  draw: number;
  filter: DeckFilter;
  /** The search words, lower-case and without diacritics. Empty for the deck itself. */
  words: readonly string[];
  /** Admitted birth dates: later than `after` (null: no bound), up to and including `to`. */
  born: { after: string | null; to: string };
  /** True if people whose own preference admits the viewer come first. */
  wantsFit: boolean;
  today: string;
  now: Date;
  limit: number;
  /** For free plans: the start of the current hour, and the number of new people it still admits. Null: no limit. */
  hour: { startedAt: Date; left: number } | null;
};

export type Sql<T = unknown> = RawBuilder<T>;

/** What the statement's text depends on. Absent filters are left out, so that the planner sees only the conditions in use. */
export function shapeOf({ filter, from, nearTowns, cells, words, hour, born, wantsFit }: DeckSearch) {
  return {
    genders: filter.gender ? 1 : keysOf(genders).length,
    hasFrom: from !== null,
    hasCells: cells !== null,
    hasNearTowns: nearTowns !== null,
    hasWords: words.length > 0,
    hasHour: hour !== null,
    hasOldest: born.after !== null,
    wantsFit,
    same: (['education', 'religion', 'smoking', 'drinking'] as const).filter((column) => filter[column]),
    verified: Boolean(filter.verified),
    activeLately: Boolean(filter.activeLately),
    minHeight: Boolean(filter.minHeightCm),
    maxHeight: Boolean(filter.maxHeightCm),
    interests: Boolean(filter.interests?.length),
  };
}

export function valuesOf(given: Given<DeckSearch>) {
  return {
    given,
    viewerId: sql`${given(({ viewer }) => viewer.id)}::uuid`,
    now: sql`${given(({ now }) => now)}::timestamptz`,
    genders: sql`${given(({ filter }) => (filter.gender ? [filter.gender] : keysOf(genders)))}::text[]`,
  };
}

export type Draft = ReturnType<typeof valuesOf> & { shape: ReturnType<typeof shapeOf> };
