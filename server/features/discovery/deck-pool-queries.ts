/** The pool of the deck's statement: whom of all people the filters admit, walked by one index, or whom a search finds. */
import { sql } from 'kysely';
import { poolEach } from '#rules/discovery.ts';
import { EARTH_RADIUS_KM, NOWHERE } from '#rules/distance.ts';
import { limits } from '#rules/limits.ts';
import type { Draft, Sql } from './deck-draft-queries.ts';

const lit = sql.lit;

/** Whether `p` is seen within so many whole kilometres of a cell, by the formula of rules/distance.ts; without a position, always. */
function isWithin({ given }: Draft): Sql<boolean> {
  const latitude = sql`${given(({ from }) => from?.latitude)}::float8`;
  const longitude = sql`${given(({ from }) => from?.longitude)}::float8`;
  const kilometres = given(({ filter }) => filter.maxDistance);
  return sql`(p.deck_latitude is null or ${kilometres}::integer >= floor(0.5 + 2 * ${lit(EARTH_RADIUS_KM)} * asin(least(1, sqrt(
    power(sin(radians(p.deck_latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(p.deck_latitude)) * power(sin(radians(p.deck_longitude - ${longitude}) / 2), 2))))))`;
}

/** What the filter asks of `p`, its gender apart. */
function filters(draft: Draft): Sql<boolean> {
  const { given, viewerId, shape } = draft;
  const when = (isAsked: boolean, part: () => Sql<boolean>) => (isAsked ? [part()] : []);
  return sql.join(
    [
      sql<boolean>`p.deckable and p.id <> ${viewerId} and p.date_of_birth <= ${given(({ born }) => born.to)}::date`,
      ...when(shape.hasOldest, () => sql`p.date_of_birth > ${given(({ born }) => born.after)}::date`),
      ...shape.same.map((column) => sql<boolean>`p.${sql.ref(column)} = ${given(({ filter }) => filter[column])}`),
      ...when(shape.hasFrom, () => isWithin(draft)),
      ...when(shape.verified, () => sql`p.verified`),
      ...when(shape.activeLately, () => sql`p.lively`),
      ...when(shape.minHeight, () => sql`p.height_cm >= ${given(({ filter }) => filter.minHeightCm)}::smallint`),
      ...when(shape.maxHeight, () => sql`p.height_cm <= ${given(({ filter }) => filter.maxHeightCm)}::smallint`),
      ...when(shape.interests, () => sql`p.interest_keys && ${given(({ filter }) => filter.interests)}::text[]`),
    ],
    sql` and `,
  );
}

/** Whom the viewer swiped, matched or reported, and those behind a block: as one set that is hashed once, for walks over many. */
const closed = ({ viewerId }: Draft): Sql => sql`
  select to_user_id as id from likes where from_user_id = ${viewerId}
  union all select to_user_id from passes where from_user_id = ${viewerId}
  union all select blocked_id from blocked_users where blocker_id = ${viewerId}
  union all select blocker_id from blocked_users where blocked_id = ${viewerId}
  union all select reported_id from reported_users where reporter_id = ${viewerId}
  union all select user2_id from matches where user1_id = ${viewerId} and ended_at is null
  union all select user1_id from matches where user2_id = ${viewerId} and ended_at is null`;

/** The same by a look at each pair, for the few: as values, because the planner makes a join over all swipes out of `not exists`. */
const isOpenEach = ({ viewerId }: Draft): Sql<boolean> => sql`
  (select true from likes l where l.from_user_id = ${viewerId} and l.to_user_id = p.id) is null
  and (select true from passes l where l.from_user_id = ${viewerId} and l.to_user_id = p.id) is null
  and (select true from blocked_users l where l.blocker_id = ${viewerId} and l.blocked_id = p.id) is null
  and (select true from blocked_users l where l.blocker_id = p.id and l.blocked_id = ${viewerId}) is null
  and (select true from reported_users l where l.reporter_id = ${viewerId} and l.reported_id = p.id limit 1) is null
  and (select true from matches l where l.user1_id = least(p.id, ${viewerId}) and l.user2_id = greatest(p.id, ${viewerId})
    and l.ended_at is null) is null`;

/** The cells to walk with their place in the order. */
function cellsOf({ given, shape }: Draft): Sql {
  const cells = given((search) => search.cells);
  if (shape.hasCells)
    return sql`select cell, place from unnest(${cells}::integer[]) with ordinality as given (cell, place) join deck_cells using (cell)`;
  const start = sql`${given((search) => search.start)}::integer`;
  return sql`select cell, row_number() over (order by greatest(abs(cell / 720 - ${start} / 720),
      least(abs(cell % 720 - ${start} % 720), 720 - abs(cell % 720 - ${start} % 720))), cell) as place
    from deck_cells where cell <> ${lit(NOWHERE)}`;
}

/** The cells of the walk, and after them the place of those without a position. */
const everywhere: Sql = sql`select cell, place from cells union all select ${lit(NOWHERE)}, 2147483647`;

/**
 * The ranges of the walk in their order: of each of the cells the lively and then the others, whose part is what lies at or after the start,
 * then what lies before it.
 */
function ranges({ given, genders }: Draft, cells: Sql): Sql {
  const draw = sql`${given((search) => search.draw)}::integer`;
  return sql`
    select c.cell, g.gender, l.lively, part.low, part.high
    from (${cells}) c, (values (true), (false)) l (lively),
      (values (1, ${draw}, 2147483647), (2, -2147483647 - 1, ${draw} - 1)) part (place, low, high),
      unnest(${genders}) with ordinality g (gender, place)
    order by c.place, l.lively desc, part.place, g.place`;
}

/** Of the range `r` those whom the filters admit, at most so many. */
const ofRange = (draft: Draft, atMost: Sql): Sql => sql`
  select p.id from profiles p
  where p.deck_cell = r.cell and p.gender = r.gender and p.lively = r.lively and p.deck_draw between r.low and r.high
    and ${filters(draft)} and p.id not in (select id from closed)
  order by p.deck_draw limit ${atMost}`;

/** The pool of rules/discovery.ts as statements that end in `pool (id)`. */
export function pool(draft: Draft): Sql {
  const { now, shape } = draft;
  const { unplaced, boosted } = limits.deck.pool;
  const each = poolEach(shape.genders);
  const most = each * shape.genders;
  const walk = (cells: Sql, atMost: Sql) => sql`
    select w.id from (${ranges(draft, cells)}) r cross join lateral (${ofRange(draft, lit(each))}) w
    limit ${atMost}`;
  return sql`
    closed as materialized (${closed(draft)}),
    cells as materialized (${cellsOf(draft)}),
    near as materialized (${walk(sql`select * from cells`, lit(most))}),
    unplaced as materialized (${walk(
      sql`select ${lit(NOWHERE)} as cell, 1 as place`,
      sql`(select greatest(${lit(unplaced)}, ${lit(most + unplaced)} - count(*)) from near)`,
    )}),
    boosts as materialized (
      select w.id from (select c.cell, g.gender from (${everywhere}) c (cell, place),
          unnest(${draft.genders}) with ordinality g (gender, place) order by c.place, g.place) r
        cross join lateral (
          -- The inner limit keeps the filters out of the choice of an index: the one that holds them would be read to its end.
          select p.id from (
            select * from profiles p
            where p.deckable and p.deck_cell = r.cell and p.gender = r.gender and p.boost_expires_at > ${now}
            order by p.boost_expires_at desc, p.id limit ${lit(boosted)}) p
          where ${filters(draft)} and ${isOpenEach(draft)}) w
      limit ${lit(boosted)}),
    pool as materialized (select id from near union select id from unplaced union select id from boosts)`;
}

/**
 * The pool of a search as statements that end in `pool (id)`. The words of the first people of the walk are read, then of many more where
 * some of them have the words: that is enough for frequent ones, and takes as long however many people there are. An index of words
 * gives nobody before it has gone through everybody who has them, so it is left to rare ones. It finds whole words far sooner than
 * beginnings, which are asked for only where whole words find less than a page.
 */
export function found(draft: Draft): Sql {
  const { given, shape } = draft;
  const page = lit(limits.deck.page);
  const { read, readOn } = limits.deck.pool;
  const most = lit(poolEach(shape.genders) * shape.genders);
  const has = (query: Sql) => sql<boolean>`p.words @@ (select to_tsquery('simple', ${query}))`;
  const wholeWords = given(({ words }) => words.join(' & '));
  const beginnings = given(({ words }) =>
    words.map((word, at) => (at < words.length - 1 ? word : `${word}:*`)).join(' & '),
  );
  const asked = [
    ...(shape.genders === 1 ? [sql<boolean>`p.gender = ${given(({ filter }) => filter.gender)}`] : []),
    ...(shape.hasCells
      ? [sql<boolean>`p.deck_cell = any(${given(({ cells }) => cells && [...cells, NOWHERE])}::integer[])`]
      : []),
    filters(draft),
  ];
  const words = has(sql`${beginnings}`);
  const theFirst = (people: number, ofEach: Sql) => sql`
        select w.*, row_number() over () as place from (${ranges(draft, everywhere)}) r cross join lateral (${ofEach}) w
        limit ${lit(people)}`;
  /** Whom the filters admit; the words are looked up, so that the walk itself reads its index alone. */
  const admitted = sql`
        select w.id, (select ${words} from profiles p where p.id = w.id) as fits from (${ofRange(draft, lit(read))}) w`;
  /** Everybody: their rows are read, however few of them the filters admit. */
  const anybody = sql`
        select p.id, (${filters(draft)} and p.id not in (select id from closed) and ${words}) as fits from profiles p
        where p.deckable and p.deck_cell = r.cell and p.gender = r.gender and p.lively = r.lively and p.deck_draw between r.low and r.high
        order by p.deck_draw limit ${lit(readOn)}`;
  // The offset keeps the filters out of the choice of an index.
  const byIndex = (query: Sql, isNeeded: Sql<boolean>) => sql`
      select p.id from (select * from profiles p where p.deckable and ${has(query)} offset 0) p
      where ${isNeeded} and ${sql.join(asked, sql` and `)} and p.id not in (select id from closed)
      limit ${most}`;
  return sql`
    closed as materialized (${closed(draft)}),
    cells as materialized (${cellsOf(draft)}),
    walked as materialized (
      select * from (${theFirst(read, admitted)}) w where fits or place = ${lit(read)} limit ${most}),
    further as materialized (
      select * from (select * from (${theFirst(readOn, anybody)}) w where fits or place = ${lit(readOn)} limit ${page}) w
      where (select bool_or(place = ${lit(read)}) and count(*) filter (where fits) between 1 and ${page} - 1 from walked)),
    -- Whether the walk has more people, and those that were read are no page.
    short as materialized (
      select (select bool_or(place = ${lit(read)}) and not bool_or(fits) from walked)
        or coalesce((select bool_or(place = ${lit(readOn)}) and count(*) filter (where fits) < ${page} from further), false) as is_short),
    whole as materialized (${byIndex(sql`${wholeWords}`, sql`(select is_short from short)`)}),
    rare as materialized (${byIndex(
      sql`${beginnings}`,
      sql`(select is_short from short) and (select count(*) from whole) < ${page}`,
    )}),
    pool as materialized (
      select id from walked where fits union select id from further where fits
      union select id from whole union select id from rare)`;
}
