import { sql } from 'kysely';
import { activityOf } from '#rules/activity.ts';
import { ageAt, ageOn, lagosDayNumber, lagosMidnight, latestBirthDate } from '#rules/age.ts';
import { points as fit } from '#rules/compatibility.ts';
import { deckOrder, rank } from '#rules/discovery.ts';
import { plansWith } from '#rules/entitlements.ts';
import { limits } from '#rules/limits.ts';
import type { Beside, ProfileParent } from '#server/contract/mappers.ts';
import type { Db } from '#server/db/pool.ts';
import { preparedStatement } from '#server/db/prepared.ts';
import { shownPhoto } from '../photos/loaders.ts';
import { type DeckSearch, type Draft, type Sql, shapeOf, valuesOf } from './deck-draft-queries.ts';
import { found, pool } from './deck-pool-queries.ts';

export type DeckRow = ProfileParent & {
  /** True if the person was not handed out in the current hour. */
  isNew: boolean;
  /** True if the person fits but the hour admits nobody new. */
  isWithheld: boolean;
};

const lit = sql.lit;

/** SQL: `p` holds a plan with an ability. A scalar subquery, because the planner turns `exists` into a list of all holders. */
function holds({ given, now }: Draft, ability: Parameters<typeof plansWith>[0]): Sql<boolean> {
  const plans = given(() => [...plansWith(ability)]);
  return sql<boolean>`(select true from entitlements e where e.user_id = p.id and e.plan = any(${plans}::text[])
    and e.starts_at <= ${now} and (e.ends_at is null or e.ends_at > ${now}) limit 1) is true`;
}

/**
 * SQL: the points of rules/compatibility.ts plus those of `rankPoints`; a test compares both. Columns are compared with boundary dates, so no
 * row needs date arithmetic.
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

const orderColumns: Readonly<Record<(typeof deckOrder)[number], string>> = {
  near: 'near',
  infront: 'infront',
  fit: 'fit',
  score: 'score',
  tieBreaker: 'tie_breaker',
};

const orderBy = (parts: readonly (typeof deckOrder)[number][]) =>
  sql.join(parts.map((part) => sql`${sql.ref(orderColumns[part])} desc`));
const order = orderBy(deckOrder);
const orderBehind = orderBy(deckOrder.filter((part) => part !== 'infront'));

/** In the order that `asRow` expects. One JSON array is read much faster than many columns, and is a third shorter than an object. */
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
  // By index: a rest pattern would allocate an array for each person.
  const [id, fullName, dateOfBirth, gender, bio, location, interests, heightCm, education, religion] = person;
  const { 10: smoking, 11: drinking, 12: isVerified, 13: lastActiveMs, 14: deckLatitude, 15: deckLongitude } = person;
  const { 16: travelAllowed, 17: travelLocation, 18: isNew, 19: isWithheld, 20: photos } = person;
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
    isVerified,
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

/** The deck's only statement. All filters apply before the limits of the pool. */
function statement(draft: Draft): Sql<Answer> {
  const { given, viewerId, now, shape } = draft;
  const isFit = sql`p.show_me is null or p.show_me = ${given(({ viewer }) => viewer.gender)}`;
  const isNear = sql`p.deck_latitude is not null or p.town_id is null or p.town_id = any(${given(({ nearTowns }) => nearTowns)}::text[])`;
  const startedAt = sql`${given(({ hour }) => hour?.startedAt)}::timestamptz`;
  const isNew = sql`(select v.handed_at >= ${startedAt} from profile_views v
    where v.viewer_id = ${viewerId} and v.viewed_id = p.id) is not true`;
  const left = sql`${given(({ hour }) => hour?.left ?? 0)}::integer`;
  return sql<Answer>`
    with ${shape.hasWords ? found(draft) : pool(draft)},
    candidates as (
      select p.id, ${shape.hasNearTowns ? isNear : sql`true`} as near, ${shape.wantsFit ? isFit : sql`false`} as fit, ${score(draft)} as score,
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

export const deckStatement = preparedStatement({
  shapeOf,
  text: (_, given, shape) => statement({ ...valuesOf(given), shape }),
});

/** With an hourly limit, people already handed out in the hour are free. Those beyond the limit come last, marked as withheld. */
export async function deckPage(db: Db, search: DeckSearch, beside: Beside): Promise<DeckRow[]> {
  const [answer] = await deckStatement.rows(db, search);
  return (answer?.people ?? []).map((person) => asRow(person, search.now, beside));
}
