import { type RawBuilder, sql } from 'kysely';
import { activityOf } from '#rules/activity.ts';
import { ageAt, ageOn, lagosDayNumber, lagosMidnight, latestBirthDate } from '#rules/age.ts';
import { points as fit } from '#rules/compatibility.ts';
import { type DeckFilter, deckOrder, poolEach, rank } from '#rules/discovery.ts';
import { EARTH_RADIUS_KM, NOWHERE, type Position } from '#rules/distance.ts';
import { plansWith } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import { genders, keysOf } from '#rules/vocabulary.ts';
import type { Db } from '#server/db/pool.ts';
import type { ProfileRow } from '#server/db/rows.ts';
import { type Given, template } from '#server/db/template.ts';
import type { Beside, ProfileParent } from '#server/parents.ts';
import { shownPhoto } from '../photos/loaders.ts';

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

export type DeckRow = ProfileParent & {
  /** Not yet handed out in the hour that runs. */
  isNew: boolean;
  /** Fits, but the hour admits nobody new. */
  isWithheld: boolean;
};

type Sql<T = unknown> = RawBuilder<T>;
const lit = sql.lit;

/** All that the text of the statement depends on; what is absent from the filter leaves no trace in it, so that the planner sees only what is asked. */
function shapeOf({ filter, from, cells, words, hour, born, wantsFit }: DeckSearch) {
  return {
    genders: filter.gender ? 1 : keysOf(genders).length,
    hasFrom: from !== null,
    hasCells: cells !== null,
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
function valuesOf(given: Given<DeckSearch>) {
  return {
    given,
    viewerId: sql`${given(({ viewer }) => viewer.id)}::uuid`,
    now: sql`${given(({ now }) => now)}::timestamptz`,
    genders: sql`${given(({ filter }) => (filter.gender ? [filter.gender] : keysOf(genders)))}::text[]`,
  };
}

/** A statement in the making. */
type Draft = ReturnType<typeof valuesOf> & { shape: ReturnType<typeof shapeOf> };

/** Whether `p` holds a plan that allows something. As a value: of `exists` the planner makes a list of all who hold one. */
function holds({ given, now }: Draft, ability: Parameters<typeof plansWith>[0]): Sql<boolean> {
  const plans = given(() => [...plansWith(ability)]);
  return sql<boolean>`(select true from entitlements e where e.user_id = p.id and e.plan = any(${plans}::text[])
    and e.starts_at <= ${now} and (e.ends_at is null or e.ends_at > ${now}) limit 1) is true`;
}

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

/** Whom the viewer swiped or matched, and those behind a block: as one set that is hashed once, for walks over many. */
const closed = ({ viewerId }: Draft): Sql => sql`
  select to_user_id as id from likes where from_user_id = ${viewerId}
  union all select to_user_id from passes where from_user_id = ${viewerId}
  union all select blocked_id from blocked_users where blocker_id = ${viewerId}
  union all select blocker_id from blocked_users where blocked_id = ${viewerId}
  union all select user2_id from matches where user1_id = ${viewerId} and ended_at is null
  union all select user1_id from matches where user2_id = ${viewerId} and ended_at is null`;

/** The same by a look at each pair, for the few: as values, because the planner makes a join over all swipes out of `not exists`. */
const isOpenEach = ({ viewerId }: Draft): Sql<boolean> => sql`
  (select true from likes l where l.from_user_id = ${viewerId} and l.to_user_id = p.id) is null
  and (select true from passes l where l.from_user_id = ${viewerId} and l.to_user_id = p.id) is null
  and (select true from blocked_users l where l.blocker_id = ${viewerId} and l.blocked_id = p.id) is null
  and (select true from blocked_users l where l.blocker_id = p.id and l.blocked_id = ${viewerId}) is null
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

/** The pool of rules/discovery.ts as statements that end in `pool (id)`. */
function pool(draft: Draft): Sql {
  const { given, now, shape } = draft;
  const { unplaced, boosted } = limits.deck.pool;
  const each = poolEach(shape.genders);
  const most = each * shape.genders;
  const draw = sql`${given((search) => search.draw)}::integer`;
  // A part is what lies at or after the start, then what lies before it.
  const ranges = (cells: Sql) => sql`
    select c.cell, g.gender, l.lively, part.low, part.high
    from (${cells}) c, (values (true), (false)) l (lively),
      (values (1, ${draw}, 2147483647), (2, -2147483647 - 1, ${draw} - 1)) part (place, low, high),
      unnest(${draft.genders}) with ordinality g (gender, place)
    order by c.place, l.lively desc, part.place, g.place`;
  const walk = (from: Sql, atMost: Sql) => sql`
    select w.id from (${from}) r cross join lateral (
      select p.id from profiles p
      where p.deck_cell = r.cell and p.gender = r.gender and p.lively = r.lively and p.deck_draw between r.low and r.high
        and ${filters(draft)} and p.id not in (select id from closed)
      order by p.deck_draw limit ${lit(each)}) w
    limit ${atMost}`;
  return sql`
    closed as materialized (${closed(draft)}),
    cells as materialized (${cellsOf(draft)}),
    near as materialized (${walk(ranges(sql`select * from cells`), lit(most))}),
    unplaced as materialized (${walk(
      ranges(sql`select ${lit(NOWHERE)} as cell, 1 as place`),
      sql`(select greatest(${lit(unplaced)}, ${lit(most + unplaced)} - count(*)) from near)`,
    )}),
    boosts as materialized (
      select w.id from (select c.cell, g.gender from (select * from cells union all select ${lit(NOWHERE)}, 2147483647) c (cell, place),
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

/** Whom a search finds, by whole words but for the last, which may be unfinished. */
function found(draft: Draft): Sql {
  const { given, shape } = draft;
  const query = given(({ words }) => words.map((word, at) => (at < words.length - 1 ? word : `${word}:*`)).join(' & '));
  const asked = [
    ...(shape.genders === 1 ? [sql<boolean>`p.gender = ${given(({ filter }) => filter.gender)}`] : []),
    ...(shape.hasCells
      ? [sql<boolean>`p.deck_cell = any(${given(({ cells }) => cells && [...cells, NOWHERE])}::integer[])`]
      : []),
    filters(draft),
  ];
  return sql`
    closed as materialized (${closed(draft)}),
    pool as materialized (
      select p.id from profiles p
      where profile_words(p.full_name, p.bio, p.interests, p.location) @@ to_tsquery('simple', ${query})
        and ${sql.join(asked, sql` and `)} and p.id not in (select id from closed)
      limit ${lit(limits.deck.pool.found)})`;
}

/**
 * The points of rules/compatibility.ts and of `rankPoints` between the viewer and `p`; a test holds them to the same numbers. What counts
 * by years, days and ages is compared with the days on which it begins, so that no row is reckoned with dates.
 */
function score(draft: Draft): Sql<number> {
  const { given } = draft;
  const bornBy = (years: number) =>
    sql`${given(({ viewer, today }) => latestBirthDate(ageOn(viewer.dateOfBirth, today) + years, today))}::date`;
  const isAged = (years: number) =>
    sql`p.date_of_birth <= ${bornBy(-years)} and p.date_of_birth > ${bornBy(years + 1)}`;
  const points = (earned: number) => sql`${lit(earned)}::float8`;
  const same = (column: 'education' | 'religion' | 'smoking' | 'drinking') =>
    sql`case when p.${sql.ref(column)} = ${given(({ viewer }) => viewer[column])} then ${points(fit[column])} else 0 end`;
  const steps = fit.age.map((step) => sql`when ${isAged(step.years)} then ${points(step.points)}`);
  const active = rank.active.map(
    (step) =>
      sql`when p.active_day >= ${given(({ now }) => lagosDayNumber(now) - step.days)}::integer then ${points(step.points)}`,
  );
  const freshSince = sql`${given(({ now }) => lagosMidnight(now, rank.fresh.days))}::timestamptz`;
  return sql`(least(${points(fit.interestsAtMost)}, ${points(fit.interest)} * (
      select count(*) from unnest(p.interest_keys) key where key = any (${given(({ viewer }) => viewer.interestKeys)}::text[])))
    + case ${sql.join(steps, sql` `)} else 0 end
    + ${same('education')} + ${same('religion')} + ${same('smoking')} + ${same('drinking')}
    + case ${sql.join(active, sql` `)} else 0 end
    + case when p.created_at >= ${freshSince} then ${points(rank.fresh.points)} else 0 end
    - least(${lit(rank.seen.atMost)}, p.seen / ${lit(rank.seen.swipes)})
    + case when ${holds(draft, 'top_of_search')} then ${points(rank.top)} else 0 end)`;
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

/**
 * What of a person others may come to see, with their photos, in the order of `asRow`: one JSON value is read much faster than the columns
 * of a row, and without names it is a third shorter.
 */
const person = sql`json_build_array(p.id, p.full_name, p.date_of_birth, p.gender, p.bio, p.location, p.interests, p.height_cm, p.education,
  p.religion, p.smoking, p.drinking, p.verified, date_part('epoch', p.last_active_at) * 1000, p.deck_latitude, p.deck_longitude,
  p.travel_allowed, p.travel_location, page.is_new, page.is_withheld, (
    select json_agg(json_build_array(f.id, f.display_order, f.width, f.height, encode(f.thumb_hash, 'base64')))
    from (select * from profile_photos f where f.user_id = p.id and f.state = 'ready' order by f.display_order) f))`;

type Photo = [id: string, displayOrder: number, width: number, height: number, thumbHash: string | null];
type Person = [
  ...[id: string, fullName: string, dateOfBirth: string, gender: string, bio: string, location: string],
  ...[interests: string[], heightCm: number | null, education: string | null, religion: string | null],
  ...[smoking: string | null, drinking: string | null, verified: boolean, lastActiveMs: number],
  ...[deckLatitude: number | null, deckLongitude: number | null, travelAllowed: boolean, travelLocation: string | null],
  ...[isNew: boolean, isWithheld: boolean, photos: Photo[] | null],
];
type Answer = { people: Person[] | null };

function asRow(person: Person, now: Date, beside: Beside): DeckRow {
  const [id, fullName, dateOfBirth, gender, bio, location, interests, heightCm, education, religion, smoking, ...more] =
    person;
  const [drinking, verified, lastActiveMs, deckLatitude, deckLongitude, travelAllowed, travelLocation, ...rest] = more;
  const [isNew, isWithheld, photos] = rest;
  return {
    id,
    fullName,
    gender,
    bio,
    location,
    interests,
    heightCm,
    education,
    religion,
    smoking,
    drinking,
    verified,
    deckLatitude,
    deckLongitude,
    age: ageAt(dateOfBirth, now),
    activity: activityOf(new Date(lastActiveMs), now),
    visiting: travelAllowed ? travelLocation : null,
    photos: (photos ?? []).map(([id, displayOrder, width, height, thumbHash]) =>
      shownPhoto({ id, displayOrder, width, height, thumbHash }),
    ),
    beside,
    isNew,
    isWithheld,
  };
}

/** The deck's one statement: every filter comes before the limits of the pool. */
function statement(draft: Draft): Sql<Answer> {
  const { given, viewerId, now, shape } = draft;
  const isFit = sql`p.show_me is null or p.show_me = ${given(({ viewer }) => viewer.gender)}`;
  const startedAt = sql`${given(({ hour }) => hour?.startedAt)}::timestamptz`;
  const isNew = sql`(select v.handed_at >= ${startedAt} from profile_views v
    where v.viewer_id = ${viewerId} and v.viewed_id = p.id) is not true`;
  const left = sql`${given(({ hour }) => hour?.left ?? 0)}::integer`;
  return sql<Answer>`
    with ${shape.hasWords ? found(draft) : pool(draft)},
    candidates as (
      select p.id, ${shape.wantsFit ? isFit : sql`false`} as fit, ${score(draft)} as score,
        uuid_hash_extended(p.id, hashtextextended(${viewerId}::text, 0)) as tie_breaker,
        coalesce(p.boost_expires_at > ${now}, false) as boosted, ${shape.hasHour ? isNew : sql`false`} as is_new
      from pool join profiles p on p.id = pool.id
    ), boosted as (
      select *, boosted and row_number() over (partition by boosted order by ${orderBehind}) <= ${lit(limits.deck.boosted)} as infront
      from candidates
    ), places as (
      select *, is_new and row_number() over (partition by is_new order by ${order}) > ${left} as is_withheld
      from boosted
    ), page as (
      select * from places order by is_withheld, ${order} limit ${given(({ limit }) => limit)}::integer
    )
    select json_agg(${person} order by page.is_withheld, ${sql.join(
      deckOrder.map((part) => sql`page.${sql.ref(orderColumns[part])} desc`),
    )}) as people
    from page join profiles p on p.id = page.id`;
}

export const deckStatement = template({
  shapeOf,
  text: (_, given, shape) => statement({ ...valuesOf(given), shape }),
});

/**
 * The next people for a viewer, best first, with their photos. With an hour to spend, people handed out in it before are free, and those
 * beyond what is left come last, marked as withheld.
 */
export async function deckPage(db: Db, search: DeckSearch, beside: Beside): Promise<DeckRow[]> {
  const [answer] = await deckStatement.rows(db, search);
  return (answer?.people ?? []).map((person) => asRow(person, search.now, beside));
}
