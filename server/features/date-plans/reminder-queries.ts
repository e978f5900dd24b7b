import { type RawBuilder, sql } from 'kysely';
import { isLiveMatch, nobodyLeaves } from '#server/db/live-match.ts';
import type { Db } from '#server/db/pool.ts';

/** SQL: the plan `p` of the match `m` is accepted, as it was at that version, still to come, and with nobody who is suspended. */
const stands = (planId: string, version: number, now: Date): RawBuilder<boolean> => sql<boolean>`
  p.id = ${planId}::uuid and p.version = ${version} and p.state = 'accepted' and p.starts_at > ${now}::timestamptz
  and ${isLiveMatch} and ${nobodyLeaves}
  and not exists (select from users x where x.id in (m.user1_id, m.user2_id) and x.suspended_at is not null)`;

/** The two people of a plan; none if it has changed or its match is over. */
export async function peopleOfPlan(db: Db, planId: string, version: number, now: Date): Promise<string[]> {
  const { rows } = await sql<{ people: string[] }>`
    select array[m.user1_id, m.user2_id] as people from date_plans p join matches m on m.id = p.match_id
    where ${stands(planId, version, now)}`.execute(db);
  return rows[0]?.people ?? [];
}

export type Reader = { email: string; fullName: string; startsAt: Date };

/** Undefined if they get no such letter: their address is not confirmed, they want none, or a push reaches them. */
export async function readerOf(
  db: Db,
  { planId, version, userId, now }: { planId: string; version: number; userId: string; now: Date },
): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select u.email, u.full_name, p.starts_at
    from date_plans p join matches m on m.id = p.match_id join users u on u.id in (m.user1_id, m.user2_id)
    left join notice_settings n on n.user_id = u.id
    where ${stands(planId, version, now)} and u.id = ${userId}::uuid and u.email_verified_at is not null
      and not coalesce(n.unwanted_letters, '{}') @> array['date_reminder']
      and not exists (select from sessions s join push_subscriptions d on d.session_id = s.id where s.user_id = u.id)`.execute(
    db,
  );
  return rows[0];
}
