import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { ageOn, lagosDayNumber, lagosMidnight, latestBirthDate } from '#rules/age.ts';
import { points as fit } from '#rules/compatibility.ts';
import { type DeckFilter, deckOrder, poolEach, rank } from '#rules/discovery.ts';
import { EARTH_RADIUS_KM, NOWHERE, type Position } from '#rules/distance.ts';
import { plansWith } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { type Gender, genders, keysOf } from '#rules/vocabulary.ts';
import type { Db } from '#server/db/pool.ts';
import type { ProfileRow } from '#server/db/rows.ts';
import type { SeenPhoto, SeenProfile } from '#server/parents.ts';

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

export type DeckRow = SeenProfile & {
  photos: SeenPhoto[];
  /** Not yet handed out in the hour that runs. */
  isNew: boolean;
  /** Fits, but the hour admits nobody new. */
  isWithheld: boolean;
};

type Sql<T = unknown> = RawBuilder<T>;

/** Whether `p` holds a plan that allows something. As a value: of `exists` the planner makes a list of all who hold one. */
function holds(ability: Parameters<typeof plansWith>[0], now: Date): Sql<boolean> {
  return sql<boolean>`(select true from entitlements e where e.user_id = p.id and e.plan = any(${[...plansWith(ability)]}::text[])
    and e.starts_at <= ${now}::timestamptz and (e.ends_at is null or e.ends_at > ${now}::timestamptz) limit 1) is true`;
}

/** Whether `p` is seen within so many whole kilometres of a cell, by the formula of rules/distance.ts; without a position, always. */
function isWithin(from: Position, kilometres: number): Sql<boolean> {
  return sql`(p.deck_latitude is null or ${kilometres}::integer >= floor(0.5 + 2 * ${sql.lit(EARTH_RADIUS_KM)} * asin(least(1, sqrt(
    power(sin(radians(p.deck_latitude - ${from.latitude}::float8) / 2), 2)
    + cos(radians(${from.latitude}::float8)) * cos(radians(p.deck_latitude))
      * power(sin(radians(p.deck_longitude - ${from.longitude}::float8) / 2), 2))))))`;
}

const equals = (column: string, value: string | null | undefined): Sql<boolean>[] =>
  value ? [sql`${sql.ref(column)} = ${value}`] : [];

/** What the filter asks of `p`, its gender apart; an absent choice leaves no trace, so that the planner sees only what is asked. */
function filters({ viewer, from, filter, born }: DeckSearch): Sql<boolean> {
  const { verified, activeLately, minHeightCm, maxHeightCm, interests } = filter;
  return sql.join(
    [
      sql<boolean>`p.deckable and p.id <> ${viewer.id}::uuid and p.date_of_birth <= ${born.to}::date`,
      ...(born.after === null ? [] : [sql<boolean>`p.date_of_birth > ${born.after}::date`]),
      ...equals('p.education', filter.education),
      ...equals('p.religion', filter.religion),
      ...equals('p.smoking', filter.smoking),
      ...equals('p.drinking', filter.drinking),
      ...(from === null ? [] : [isWithin(from, filter.maxDistance)]),
      ...(verified ? [sql<boolean>`p.verified`] : []),
      ...(activeLately ? [sql<boolean>`p.lively`] : []),
      ...(minHeightCm ? [sql<boolean>`p.height_cm >= ${minHeightCm}::smallint`] : []),
      ...(maxHeightCm ? [sql<boolean>`p.height_cm <= ${maxHeightCm}::smallint`] : []),
      ...(interests?.length ? [sql<boolean>`p.interest_keys && ${interests}::text[]`] : []),
    ],
    sql` and `,
  );
}

/** Not swiped, blocked by nobody, no match: as one set that is hashed once, for walks over many. */
const isOpen = (viewerId: string): Sql<boolean> => sql`p.id not in (
  select to_user_id from likes where from_user_id = ${viewerId}::uuid
  union all select to_user_id from passes where from_user_id = ${viewerId}::uuid
  union all select blocked_id from blocked_users where blocker_id = ${viewerId}::uuid
  union all select blocker_id from blocked_users where blocked_id = ${viewerId}::uuid
  union all select user2_id from matches where user1_id = ${viewerId}::uuid and ended_at is null
  union all select user1_id from matches where user2_id = ${viewerId}::uuid and ended_at is null)`;

/** The same by a look at each pair, for the few: as values, because the planner makes a join over all swipes out of `not exists`. */
const isOpenEach = (viewerId: string): Sql<boolean> => sql`
  (select true from likes l where l.from_user_id = ${viewerId}::uuid and l.to_user_id = p.id) is null
  and (select true from passes l where l.from_user_id = ${viewerId}::uuid and l.to_user_id = p.id) is null
  and (select true from blocked_users l where l.blocker_id = ${viewerId}::uuid and l.blocked_id = p.id) is null
  and (select true from blocked_users l where l.blocker_id = p.id and l.blocked_id = ${viewerId}::uuid) is null
  and (select true from matches l where l.user1_id = least(p.id, ${viewerId}::uuid) and l.user2_id = greatest(p.id, ${viewerId}::uuid)
    and l.ended_at is null) is null`;

/** The cells to walk with their place in the order. */
function cellsOf({ cells, start }: DeckSearch): Sql {
  if (cells !== null)
    return sql`select cell, place from unnest(${cells}::integer[]) with ordinality as given (cell, place) join deck_cells using (cell)`;
  return sql`select cell, row_number() over (order by greatest(abs(cell / 720 - ${start}::integer / 720),
      least(abs(cell % 720 - ${start}::integer % 720), 720 - abs(cell % 720 - ${start}::integer % 720))), cell) as place
    from deck_cells where cell <> ${sql.lit(NOWHERE)}`;
}

/** The pool of rules/discovery.ts as statements that end in `pool (id)`. */
function pool(search: DeckSearch): Sql {
  const { viewer, filter, draw, now } = search;
  const { unplaced, boosted } = limits.deck.pool;
  const asked: readonly Gender[] = filter.gender ? [filter.gender] : keysOf(genders);
  const each = poolEach(asked.length);
  const most = each * asked.length;
  // A part is what lies at or after the start, then what lies before it.
  const ranges = (cells: Sql) => sql`
    select c.cell, g.gender, l.lively, part.low, part.high
    from (${cells}) c, (values (true), (false)) l (lively),
      (values (1, ${draw}::integer, 2147483647), (2, -2147483647 - 1, ${draw - 1}::integer)) part (place, low, high),
      unnest(${asked}::text[]) with ordinality g (gender, place)
    order by c.place, l.lively desc, part.place, g.place`;
  const walk = (from: Sql, atMost: Sql) => sql`
    select w.id from (${from}) r cross join lateral (
      select p.id from profiles p
      where p.deck_cell = r.cell and p.gender = r.gender and p.lively = r.lively and p.deck_draw between r.low and r.high
        and ${filters(search)} and ${isOpen(viewer.id)}
      order by p.deck_draw limit ${sql.lit(each)}) w
    limit ${atMost}`;
  return sql`
    cells as materialized (${cellsOf(search)}),
    near as materialized (${walk(ranges(sql`select * from cells`), sql.lit(most))}),
    unplaced as materialized (${walk(
      ranges(sql`select ${sql.lit(NOWHERE)} as cell, 1 as place`),
      sql`(select greatest(${sql.lit(unplaced)}, ${sql.lit(most + unplaced)} - count(*)) from near)`,
    )}),
    boosts as materialized (
      select w.id from (select c.cell, g.gender from (select * from cells union all select ${sql.lit(NOWHERE)}, 2147483647) c (cell, place),
          unnest(${asked}::text[]) with ordinality g (gender, place) order by c.place, g.place) r
        cross join lateral (
          -- The inner limit keeps the filters out of the choice of an index: the one that holds them would be read to its end.
          select p.id from (
            select * from profiles p
            where p.deckable and p.deck_cell = r.cell and p.gender = r.gender and p.boost_expires_at > ${now}::timestamptz
            order by p.boost_expires_at desc, p.id limit ${sql.lit(boosted)}) p
          where ${filters(search)} and ${isOpenEach(viewer.id)}) w
      limit ${sql.lit(boosted)}),
    pool as materialized (select id from near union select id from unplaced union select id from boosts)`;
}

/** Whom a search finds, by whole words but for the last, which may be unfinished. */
function found(search: DeckSearch): Sql {
  const { cells } = search;
  const nearby = cells === null ? [] : [sql<boolean>`p.deck_cell = any(${[...cells, NOWHERE]}::integer[])`];
  const query = search.words.map((word, at) => (at === search.words.length - 1 ? `${word}:*` : word)).join(' & ');
  return sql`
    pool as materialized (
      select p.id from profiles p
      where profile_words(p.full_name, p.bio, p.interests, p.location) @@ to_tsquery('simple', ${query})
        and ${sql.join([...equals('p.gender', search.filter.gender), ...nearby, filters(search), isOpen(search.viewer.id)], sql` and `)}
      limit ${sql.lit(limits.deck.pool.found)})`;
}

/**
 * The points of rules/compatibility.ts and of `rankPoints` between the viewer and `p`; a test holds them to the same numbers. What counts
 * by years, days and ages is compared with the days on which it begins, so that no row is reckoned with dates.
 */
function score({ viewer, today, now }: DeckSearch): Sql<number> {
  const age = ageOn(viewer.dateOfBirth, today);
  const isAged = (years: number) => sql`p.date_of_birth <= ${latestBirthDate(age - years, today)}::date
    and p.date_of_birth > ${latestBirthDate(age + years + 1, today)}::date`;
  const points = (earned: number) => sql`${sql.lit(earned)}::float8`;
  const same = (column: string, value: string | null, earned: number) =>
    value === null ? sql`0` : sql`case when ${sql.ref(column)} = ${value} then ${points(earned)} else 0 end`;
  const steps = fit.age.map((step) => sql`when ${isAged(step.years)} then ${points(step.points)}`);
  const active = rank.active.map(
    (step) => sql`when p.active_day >= ${lagosDayNumber(now) - step.days}::integer then ${points(step.points)}`,
  );
  return sql`(least(${points(fit.interestsAtMost)}, ${points(fit.interest)} * (
      select count(*) from unnest(p.interest_keys) key where key = any (${viewer.interestKeys}::text[])))
    + case ${sql.join(steps, sql` `)} else 0 end
    + ${same('p.education', viewer.education, fit.education)} + ${same('p.religion', viewer.religion, fit.religion)}
    + ${same('p.smoking', viewer.smoking, fit.smoking)} + ${same('p.drinking', viewer.drinking, fit.drinking)}
    + case ${sql.join(active, sql` `)} else 0 end
    + case when p.created_at >= ${lagosMidnight(now, rank.fresh.days)}::timestamptz then ${points(rank.fresh.points)} else 0 end
    - least(${sql.lit(rank.seen.atMost)}, p.seen / ${sql.lit(rank.seen.swipes)})
    + case when ${holds('top_of_search', now)} then ${points(rank.top)} else 0 end)`;
}

/** How each part of the order of rules/discovery.ts reads in SQL. */
const orderColumns: Readonly<Record<(typeof deckOrder)[number], string>> = {
  infront: 'infront',
  fit: 'fit',
  score: 'score',
  tieBreaker: 'tie_breaker',
};

const orderBy = (parts: readonly (typeof deckOrder)[number][]) =>
  sql.join(parts.map((part) => sql`${sql.ref(orderColumns[part])} desc`));
const order = orderBy(deckOrder);
const orderBehind = orderBy(deckOrder.filter((part) => part !== 'infront'));

/** What of a person others may come to see, with their photos, as JSON: one value is read much faster than a row's many. */
const person = sql`json_build_object(
  'id', p.id, 'fullName', p.full_name, 'dateOfBirth', p.date_of_birth, 'gender', p.gender, 'bio', p.bio, 'location', p.location,
  'interests', p.interests, 'heightCm', p.height_cm, 'education', p.education, 'religion', p.religion, 'smoking', p.smoking,
  'drinking', p.drinking, 'verified', p.verified, 'lastActiveAt', extract(epoch from p.last_active_at) * 1000,
  'shownLatitude', p.shown_latitude, 'shownLongitude', p.shown_longitude, 'travelAllowed', p.travel_allowed,
  'travelLocation', p.travel_location, 'travelLatitude', p.travel_latitude, 'travelLongitude', p.travel_longitude,
  'isNew', page.is_new, 'isWithheld', page.is_withheld,
  'photos', coalesce((
    select json_agg(json_build_object('id', f.id, 'displayOrder', f.display_order, 'width', f.width, 'height', f.height,
      'thumbHash', encode(f.thumb_hash, 'base64')))
    from (select * from profile_photos f where f.user_id = p.id and f.state = 'ready' order by f.display_order) f), '[]'))`;

type Answer = { people: (Omit<DeckRow, 'lastActiveAt'> & { lastActiveAt: number })[] };

/** The deck's one statement, for a connection to run: every filter comes before the limits of the pool. */
export function deckStatement(db: Db, search: DeckSearch): CompiledQuery<Answer> {
  const { viewer, now, limit, hour } = search;
  const isNew =
    hour === null
      ? sql`false`
      : sql`(select v.handed_at >= ${hour.startedAt}::timestamptz from profile_views v
          where v.viewer_id = ${viewer.id}::uuid and v.viewed_id = p.id) is not true`;
  return sql<Answer>`
    with ${search.words.length > 0 ? found(search) : pool(search)},
    candidates as (
      select p.id, ${search.wantsFit ? sql`p.show_me is null or p.show_me = ${viewer.gender}` : sql`false`} as fit, ${score(search)} as score,
        uuid_hash_extended(p.id, hashtextextended(${viewer.id}, 0)) as tie_breaker,
        coalesce(p.boost_expires_at > ${now}::timestamptz, false) as boosted, ${isNew} as is_new
      from pool join profiles p on p.id = pool.id
    ), boosted as (
      select *, boosted and row_number() over (partition by boosted order by ${orderBehind}) <= ${sql.lit(limits.deck.boosted)} as infront
      from candidates
    ), places as (
      select *, is_new and row_number() over (partition by is_new order by ${order}) > ${hour?.left ?? 0}::integer as is_withheld
      from boosted
    ), page as (
      select * from places order by is_withheld, ${order} limit ${limit}::integer
    )
    select coalesce(json_agg(${person} order by page.is_withheld, ${sql.join(
      deckOrder.map((part) => sql`page.${sql.ref(orderColumns[part])} desc`),
    )}), '[]') as people
    from page join profiles p on p.id = page.id`.compile(db);
}

/**
 * The next people for a viewer, best first, with their photos. With an hour to spend, people handed out in it before are free, and those
 * beyond what is left come last, marked as withheld.
 */
export async function deckPage(db: Db, search: DeckSearch): Promise<DeckRow[]> {
  const { rows } = await db.executeQuery(deckStatement(db, search));
  const people = rows[0]?.people ?? [];
  return people.map((row) => ({ ...row, lastActiveAt: new Date(row.lastActiveAt) }));
}
