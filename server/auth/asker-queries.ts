import { type RawBuilder, sql } from 'kysely';
import type { Plan } from '#rules/entitlements.ts';
import { type Given, preparedStatement } from '#server/db/prepared.ts';
import type { Db } from '../db/pool.ts';
import type { ProfileRow } from '../db/rows.ts';

/** They decide which people, photos and answers the owner is shown. */
export const askerColumns = [
  'id',
  'gender',
  'showMe',
  'dateOfBirth',
  'interests',
  'interestKeys',
  'education',
  'religion',
  'smoking',
  'drinking',
  'townId',
  'latitude',
  'longitude',
  'shownLatitude',
  'shownLongitude',
  'travelTownId',
  'travelLocation',
  'travelLatitude',
  'travelLongitude',
  'deckFilter',
] as const satisfies (keyof ProfileRow)[];

/** `isLimited`: reports limit the viewer. */
export type Asker = Pick<ProfileRow, (typeof askerColumns)[number]> & { plans: Plan[]; isLimited: boolean };

/** One JSON value is read faster than that many columns. */
export type AskerValues = [...ValuesOf<typeof askerColumns>, Plan[], boolean];
type ValuesOf<Names extends readonly (keyof ProfileRow)[]> = {
  -readonly [At in keyof Names]: ProfileRow[Names[At]];
};

/** Null for a user without a profile. */
export function askerOf(userId: string, now: RawBuilder<Date>): RawBuilder<AskerValues | null> {
  const own = sql.join(askerColumns.map((column) => sql.ref(`profiles.${column}`)));
  return sql`(select json_build_array(${own}, array(select e.plan from entitlements e where e.user_id = profiles.id
      and e.starts_at <= ${now}::timestamptz and (e.ends_at is null or e.ends_at > ${now}::timestamptz)),
      profiles.limited_at is not null)
    from profiles where profiles.id = ${sql.ref(userId)})`;
}

export function asAsker(values: AskerValues): Asker {
  // Destructured by position: this runs on each request, and a loop over column names is slower.
  const [id, gender, showMe, dateOfBirth, interests, interestKeys, education, religion, smoking, drinking] = values;
  const { 10: townId, 11: latitude, 12: longitude, 13: shownLatitude, 14: shownLongitude } = values;
  const {
    15: travelTownId,
    16: travelLocation,
    17: travelLatitude,
    18: travelLongitude,
    19: deckFilter,
    20: plans,
    21: isLimited,
  } = values;
  return {
    id,
    gender,
    showMe,
    dateOfBirth,
    interests,
    interestKeys,
    education,
    religion,
    smoking,
    drinking,
    townId,
    latitude,
    longitude,
    shownLatitude,
    shownLongitude,
    travelTownId,
    travelLocation,
    travelLatitude,
    travelLongitude,
    deckFilter,
    plans,
    isLimited,
  };
}

const byIds = preparedStatement({
  text: (db: Db, given: Given<{ ids: readonly string[]; now: Date }>) =>
    db
      .selectFrom('users')
      .select(
        askerOf(
          'users.id',
          given((asked) => asked.now),
        ).as('asker'),
      )
      .where(sql<boolean>`users.id = any(${given((asked) => asked.ids)}::uuid[])`),
});

export async function askersById(db: Db, ids: readonly string[], now: Date): Promise<Asker[]> {
  const rows = await byIds.rows(db, { ids, now });
  return rows.flatMap(({ asker }) => (asker === null ? [] : [asAsker(asker)]));
}
