/** The deck's statement in the making: what is asked, what its text depends on, and the values that stand in several places. */
import { type RawBuilder, sql } from 'kysely';
import type { DeckFilter } from '#rules/discovery.ts';
import type { Position } from '#rules/distance.ts';
import { genders, keysOf } from '#rules/vocabulary.ts';
import type { Given } from '#server/db/prepared.ts';
import type { ProfileRow } from '#server/db/rows.ts';

/** What the statement needs to know of the viewer. */
export type DeckSearch = {
  viewer: Pick<
    ProfileRow,
    'id' | 'gender' | 'dateOfBirth' | 'interestKeys' | 'education' | 'religion' | 'smoking' | 'drinking'
  >;
  /** The cell the viewer looks from; null leaves out the distance. */
  from: Position | null;
  /** The index cells to walk, in order; null walks all there are, by rings around `start`. */
  cells: readonly number[] | null;
  start: number;
  /** The ids of the towns within the filter's distance, as an array of Postgres; null when the viewer is nowhere and has no town. */
  nearTowns: string | null;
  /** Where in each range the walk begins today: `drawStart`. */
  draw: number;
  filter: DeckFilter;
  /** What people must be found by, lower-case and without marks; empty for the deck itself. */
  words: readonly string[];
  /** Birth dates admitted: later than `after` (null: no end) and up to `to`. */
  born: { after: string | null; to: string };
  /** Whether those whose own choice admits the viewer come first. */
  wantsFit: boolean;
  today: string;
  now: Date;
  limit: number;
  /** For free people: the hour that runs, and how many more different people it admits. Null: no limit. */
  hour: { startedAt: Date; left: number } | null;
};

export type Sql<T = unknown> = RawBuilder<T>;

/** All that the text of the statement depends on; what is absent from the filter leaves no trace in it, so that the planner sees only what is asked. */
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

/** The values of the statement that stand in several places. */
export function valuesOf(given: Given<DeckSearch>) {
  return {
    given,
    viewerId: sql`${given(({ viewer }) => viewer.id)}::uuid`,
    now: sql`${given(({ now }) => now)}::timestamptz`,
    genders: sql`${given(({ filter }) => (filter.gender ? [filter.gender] : keysOf(genders)))}::text[]`,
  };
}

/** A statement in the making. */
export type Draft = ReturnType<typeof valuesOf> & { shape: ReturnType<typeof shapeOf> };
