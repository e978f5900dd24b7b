/** The pool of the deck's statement: people that the filters admit, walked by one index, or the people that a search finds. */
import { sql } from 'kysely';
import { poolEach } from '#rules/discovery.ts';
import { EARTH_RADIUS_KM, NOWHERE } from '#rules/distance.ts';
import { limits } from '#rules/limits.ts';
import type { Draft, Sql } from './deck-draft-queries.ts';

const lit = sql.lit;

/** SQL: `p` is within the filter's kilometres of the viewer's cell (rules/distance.ts). True for people without a position. */
function isWithin({ given }: Draft): Sql<boolean> {
  const latitude = sql`${given(({ from }) => from?.latitude)}::float8`;
  const longitude = sql`${given(({ from }) => from?.longitude)}::float8`;
  const kilometres = given(({ filter }) => filter.maxDistance);
  return sql`(p.deck_latitude is null or ${kilometres}::integer >= floor(0.5 + 2 * ${lit(EARTH_RADIUS_KM)} * asin(least(1, sqrt(
    power(sin(radians(p.deck_latitude - ${latitude}) / 2), 2)
    + cos(radians(${latitude})) * cos(radians(p.deck_latitude)) * power(sin(radians(p.deck_longitude - ${longitude}) / 2), 2))))))`;
}

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

/** SQL: people whom the viewer swiped, matched or reported, and blocks in both directions. One set, hashed once, for long walks. */
const closed = ({ viewerId }: Draft): Sql => sql`
  select to_user_id as id from likes where from_user_id = ${viewerId}
  union all select to_user_id from passes where from_user_id = ${viewerId}
  union all select blocked_id from blocked_users where blocker_id = ${viewerId}
  union all select blocker_id from blocked_users where blocked_id = ${viewerId}
  union all select reported_id from reported_users where reporter_id = ${viewerId}
  union all select user2_id from matches where user1_id = ${viewerId} and ended_at is null
  union all select user1_id from matches where user2_id = ${viewerId} and ended_at is null`;

/** SQL: the same for a single `p`. Scalar subqueries, because the planner turns `not exists` into a join over all swipes. */
const isOpenEach = ({ viewerId }: Draft): Sql<boolean> => sql`
  (select true from likes l where l.from_user_id = ${viewerId} and l.to_user_id = p.id) is null
  and (select true from passes l where l.from_user_id = ${viewerId} and l.to_user_id = p.id) is null
  and (select true from blocked_users l where l.blocker_id = ${viewerId} and l.blocked_id = p.id) is null
  and (select true from blocked_users l where l.blocker_id = p.id and l.blocked_id = ${viewerId}) is null
  and (select true from reported_users l where l.reporter_id = ${viewerId} and l.reported_id = p.id limit 1) is null
  and (select true from matches l where l.user1_id = least(p.id, ${viewerId}) and l.user2_id = greatest(p.id, ${viewerId})
    and l.ended_at is null) is null`;

function cellsOf({ given, shape }: Draft): Sql {
  const cells = given((search) => search.cells);
  if (shape.hasCells)
    return sql`select cell, place from unnest(${cells}::integer[]) with ordinality as given (cell, place) join deck_cells using (cell)`;
  const start = sql`${given((search) => search.start)}::integer`;
  return sql`select cell, row_number() over (order by greatest(abs(cell / 720 - ${start} / 720),
      least(abs(cell % 720 - ${start} % 720), 720 - abs(cell % 720 - ${start} % 720))), cell) as place
    from deck_cells where cell <> ${lit(NOWHERE)}`;
}

/** SQL: the cells of the walk, and last the cell of people without a position. */
const everywhere: Sql = sql`select cell, place from cells union all select ${lit(NOWHERE)}, 2147483647`;

/** SQL: each cell has the lively people first and then the others. Each part begins at today's start and wraps around. */
function ranges({ given, genders }: Draft, cells: Sql): Sql {
  const draw = sql`${given((search) => search.draw)}::integer`;
  return sql`
    select c.cell, g.gender, l.lively, part.low, part.high
    from (${cells}) c, (values (true), (false)) l (lively),
      (values (1, ${draw}, 2147483647), (2, -2147483647 - 1, ${draw} - 1)) part (place, low, high),
      unnest(${genders}) with ordinality g (gender, place)
    order by c.place, l.lively desc, part.place, g.place`;
}

const ofRange = (draft: Draft, atMost: Sql): Sql => sql`
  select p.id from profiles p
  where p.deck_cell = r.cell and p.gender = r.gender and p.lively = r.lively and p.deck_draw between r.low and r.high
    and ${filters(draft)} and p.id not in (select id from closed)
  order by p.deck_draw limit ${atMost}`;

/** SQL: the pool of rules/discovery.ts, as common table expressions that end in `pool (id)`. */
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
 * SQL: the pool of a search, as common table expressions that end in `pool (id)`. It checks the words of the first people of the walk, then
 * of many more if some match. The word index must read all matches first, so only rare words use it: whole words first, since prefixes are
 * much slower.
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
  /** People that the filters admit. The words are a subquery, so that the walk is an index-only scan. */
  const admitted = sql`
        select w.id, (select ${words} from profiles p where p.id = w.id) as fits from (${ofRange(draft, lit(read))}) w`;
  /** All people, filtered after their rows are read. */
  const anybody = sql`
        select p.id, (${filters(draft)} and p.id not in (select id from closed) and ${words}) as fits from profiles p
        where p.deckable and p.deck_cell = r.cell and p.gender = r.gender and p.lively = r.lively and p.deck_draw between r.low and r.high
        order by p.deck_draw limit ${lit(readOn)}`;
  // The offset keeps the planner from choosing an index for the filters.
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
