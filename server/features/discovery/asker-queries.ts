import { sql } from 'kysely';
import type { Plan } from '#rules/entitlements.ts';
import type { Db } from '#server/db/pool.ts';
import type { ProfileRow } from '#server/db/rows.ts';
import { type Given, template } from '#server/db/template.ts';

/** What the deck needs to know of whoever asks for it. */
const columns = [
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
] as const satisfies (keyof ProfileRow)[];

export type Asker = Pick<ProfileRow, (typeof columns)[number]> & { plans: Plan[] };
type Asked = { userId: string; now: Date };

function statement(db: Db, given: Given<Asked>) {
  const now = sql`${given((asked) => asked.now)}::timestamptz`;
  return db
    .selectFrom('profiles')
    .select(columns)
    .select(
      sql<Plan[]>`array(select e.plan from entitlements e
        where e.user_id = profiles.id and e.starts_at <= ${now} and (e.ends_at is null or e.ends_at > ${now}))`.as(
        'plans',
      ),
    )
    .where(
      'id',
      '=',
      given((asked) => asked.userId),
    );
}

const asker = template({ text: statement });

/** Somebody's own profile and their plans in force, in one statement; null without a profile. */
export async function askerById(db: Db, userId: string, now: Date): Promise<Asker | null> {
  const [row] = await asker.rows(db, { userId, now });
  return row ?? null;
}
