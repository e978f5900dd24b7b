import { type RawBuilder, sql } from 'kysely';
import { points } from '#rules/compatibility.ts';
import { type DeckFilter, deckOrder } from '#rules/discovery.ts';
import { EARTH_RADIUS_KM, type Position } from '#rules/distance.ts';
import { plansWith } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import type { Db } from '#server/db/pool.ts';
import type { PhotoRow, ProfileRow } from '#server/db/rows.ts';

/** What the statement needs to know of the viewer. */
export type DeckSearch = {
  viewer: ProfileRow;
  /** The cell the viewer looks from; null leaves out the distance. */
  from: Position | null;
  filter: DeckFilter;
  /** Birth dates admitted: later than `after` (null: no end) and up to `to`. */
  born: { after: string | null; to: string };
  today: string;
  now: Date;
  limit: number;
  /** For free people: the hour that runs, and how many more different people it admits. Null: no limit. */
  hour: { startedAt: Date; left: number } | null;
};

export type DeckRow = ProfileRow & {
  photos: PhotoRow[];
  /** Not yet handed out in the hour that runs. */
  isNew: boolean;
  /** Fits, but the hour admits nobody new. */
  isWithheld: boolean;
};

type FoundPhoto = Omit<PhotoRow, 'createdAt' | 'thumbHash'> & { createdAt: string; thumbHash: string | null };
type Found = Omit<DeckRow, 'photos'> & { photos: FoundPhoto[] };

/** Whether `p` travels under a plan that allows it; the journey of a plan that ended counts no more. */
function isTravelling(now: Date): RawBuilder<boolean> {
  return sql<boolean>`p.travel_latitude is not null and exists (
    select from entitlements e
    where e.user_id = p.id and e.plan = any(${[...plansWith('travel')]}::text[])
      and e.starts_at <= ${now}::timestamptz and (e.ends_at is null or e.ends_at > ${now}::timestamptz))`;
}

/**
 * Whether `p` is seen within so many whole kilometres of a cell, by the formula of rules/distance.ts. Somebody without a position is
 * (`least` skips nulls, so that has to be said).
 */
function isWithin(from: Position, kilometres: number, now: Date): RawBuilder<boolean> {
  const latitude = sql`case when ${isTravelling(now)} then p.travel_latitude else p.shown_latitude end`;
  const longitude = sql`case when ${isTravelling(now)} then p.travel_longitude else p.shown_longitude end`;
  return sql`(${latitude} is null or ${kilometres}::integer >= floor(0.5 + 2 * ${sql.lit(EARTH_RADIUS_KM)} * asin(least(1, sqrt(
    power(sin(radians(${latitude} - ${from.latitude}::float8) / 2), 2)
    + cos(radians(${from.latitude}::float8)) * cos(radians(${latitude}))
      * power(sin(radians(${longitude} - ${from.longitude}::float8) / 2), 2))))))`;
}

const equals = (column: string, value: string | null | undefined): RawBuilder<boolean>[] =>
  value ? [sql`${sql.ref(column)} = ${value}`] : [];

/** Every condition on a candidate `p`; an absent choice leaves no trace, so that the planner sees only what is asked. */
function conditions({ viewer, from, filter, born, now }: DeckSearch): RawBuilder<boolean> {
  const me = sql`${viewer.id}::uuid`;
  return sql.join(
    [
      sql<boolean>`p.deckable and p.id <> ${me} and p.date_of_birth <= ${born.to}::date`,
      ...(born.after === null ? [] : [sql<boolean>`p.date_of_birth > ${born.after}::date`]),
      ...equals('p.gender', filter.gender),
      ...equals('p.education', filter.education),
      ...equals('p.religion', filter.religion),
      ...equals('p.smoking', filter.smoking),
      ...equals('p.drinking', filter.drinking),
      ...(from === null ? [] : [isWithin(from, filter.maxDistance, now)]),
      sql<boolean>`p.id not in (
        select to_user_id from likes where from_user_id = ${me}
        union all select to_user_id from passes where from_user_id = ${me}
        union all select blocked_id from blocked_users where blocker_id = ${me}
        union all select blocker_id from blocked_users where blocked_id = ${me}
        union all select user2_id from matches where user1_id = ${me} and ended_at is null
        union all select user1_id from matches where user2_id = ${me} and ended_at is null)`,
    ],
    sql` and `,
  );
}

/** The points of rules/compatibility.ts between the viewer and `p`; a test holds the two to the same numbers. */
function score({ viewer, today }: DeckSearch): RawBuilder<number> {
  const age = (born: RawBuilder<unknown>) => sql`extract(year from age(${today}::date::timestamp, ${born}::timestamp))`;
  const years = sql`abs(${age(sql`${viewer.dateOfBirth}::date`)} - ${age(sql`p.date_of_birth`)})`;
  const steps = points.age.map((step) => sql`when ${years} <= ${sql.lit(step.years)} then ${sql.lit(step.points)}`);
  const same = (column: string, value: string | null, earned: number) =>
    value === null ? sql`0` : sql`case when ${sql.ref(column)} = ${value} then ${sql.lit(earned)} else 0 end`;
  return sql`(least(${sql.lit(points.interestsAtMost)}, ${sql.lit(points.interest)} * (
      select count(*) from unnest(p.interest_keys) key where key = any (${viewer.interestKeys}::text[])))
    + case ${sql.join(steps, sql` `)} else 0 end
    + ${same('p.education', viewer.education, points.education)} + ${same('p.religion', viewer.religion, points.religion)}
    + ${same('p.smoking', viewer.smoking, points.smoking)} + ${same('p.drinking', viewer.drinking, points.drinking)})::float8`;
}

/** How each part of the order of rules/discovery.ts reads in SQL. */
const orderColumns: Readonly<Record<(typeof deckOrder)[number], string>> = {
  infront: 'infront',
  fit: 'fit',
  score: 'score',
  tieBreaker: 'tie_breaker',
};

const order = sql.join(deckOrder.map((part) => sql`${sql.ref(orderColumns[part])} desc`));
const orderBehind = sql.join(
  deckOrder.filter((part) => part !== 'infront').map((part) => sql`${sql.ref(orderColumns[part])} desc`),
);

const photos = sql`coalesce((
  select json_agg(json_build_object('id', f.id, 'userId', f.user_id, 'state', f.state, 'displayOrder', f.display_order,
    'contentType', f.content_type, 'byteSize', f.byte_size, 'width', f.width, 'height', f.height, 'createdAt', f.created_at,
    'purpose', f.purpose, 'thumbHash', encode(f.thumb_hash, 'base64'))
    order by f.display_order)
  from profile_photos f where f.user_id = p.id and f.state = 'ready'), '[]')`;

/**
 * The next people for a viewer, best first, with their photos, in one statement: every filter comes before the limit. With an hour to
 * spend, people handed out in it before are free, and those beyond what is left come last, marked as withheld.
 */
export async function deckPage(db: Db, search: DeckSearch): Promise<DeckRow[]> {
  const { viewer, now, limit, hour } = search;
  const isNew =
    hour === null
      ? sql`false`
      : sql`not exists (select from profile_views v where v.viewer_id = ${viewer.id}::uuid and v.viewed_id = p.id
          and v.handed_at >= ${hour.startedAt}::timestamptz)`;
  const { rows } = await sql<Found>`
    with candidates as (
      select p.id, false as fit, ${score(search)} as score, uuid_hash_extended(p.id, hashtextextended(${viewer.id}, 0)) as tie_breaker,
        coalesce(p.boost_expires_at > ${now}::timestamptz, false) as boosted, ${isNew} as is_new
      from profiles p where ${conditions(search)}
    ), boosts as (
      select *, boosted and row_number() over (partition by boosted order by ${orderBehind}) <= ${sql.lit(limits.deck.boosted)} as infront
      from candidates
    ), places as (
      select *, is_new and row_number() over (partition by is_new order by ${order}) > ${hour?.left ?? 0}::integer as is_withheld
      from boosts
    ), page as (
      select * from places order by is_withheld, ${order} limit ${limit}::integer
    )
    select p.*, page.is_new, page.is_withheld, ${photos} as photos
    from page join profiles p on p.id = page.id
    order by page.is_withheld, ${sql.join(deckOrder.map((part) => sql`page.${sql.ref(orderColumns[part])} desc`))}`.execute(
    db,
  );
  return rows.map((row) => ({
    ...row,
    photos: row.photos.map((photo) => ({
      ...photo,
      createdAt: new Date(photo.createdAt),
      thumbHash: photo.thumbHash === null ? null : Buffer.from(photo.thumbHash, 'base64'),
    })),
  }));
}
