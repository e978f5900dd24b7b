import { sql } from 'kysely';
import type { LetterKind, UnseenKind } from '#rules/notices.ts';
import type { Db } from '#server/db/pool.ts';
import { matchWithOther } from './queries.ts';

/** In ascending order of ids: people with a confirmed address and no browser that pushes reach, who were here since `active`. */
export async function peopleWithoutPush(db: Db, active: Date, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u
    where u.id > ${after}::uuid and u.suspended_at is null and u.deletion_requested_at is null
      and u.email_verified_at is not null and coalesce(u.last_seen_at, u.created_at) > ${active}::timestamptz
      and not exists (select from sessions s join push_subscriptions p on p.session_id = s.id where s.user_id = u.id)
    order by u.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export type Reader = { email: string; fullName: string; unwantedLetters: string[]; seenAt: Date | null };

/** Undefined if they get no letter on that day (any more). */
export async function readerOf(db: Db, userId: string, day: string): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select u.email, u.full_name, coalesce(n.unwanted_letters, '{}') as unwanted_letters,
      (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as seen_at
    from users u left join notice_settings n on n.user_id = u.id
    where u.id = ${userId}::uuid and u.suspended_at is null and u.deletion_requested_at is null
      and u.email_verified_at is not null and n.lettered_on is distinct from ${day}::date
      and not exists (select from sessions s join push_subscriptions p on p.session_id = s.id where s.user_id = u.id)`.execute(
    db,
  );
  return rows[0];
}

type Counted = { kind: Exclude<UnseenKind, 'like'>; count: number };

/** New matches, messages that were not read, and proposed dates that were not answered. */
export async function countUnseen(
  db: Db,
  userId: string,
  { since, until }: { since: Date; until: Date },
): Promise<Counted[]> {
  const matches = sql`from matches m ${matchWithOther(userId)}`;
  const isTheirs = sql`(m.user1_id = ${userId}::uuid or m.user2_id = ${userId}::uuid)`;
  const { rows } = await sql<Counted>`
    select kind, count(*)::int as count from (
      select 'match' as kind, m.created_at as at ${matches} where ${isTheirs}
      union all
      select case x.kind when 'missed_call' then 'missed_call' else 'message' end, x.created_at ${matches}
      join messages x on x.match_id = m.id and x.sender_id = o.id and x.read_at is null and x.kind <> 'game_result' where ${isTheirs}
      union all
      select 'date_plan', p.changed_at ${matches}
      join date_plans p on p.match_id = m.id and p.proposer_id = o.id and p.state in ('proposed', 'countered') and p.starts_at > ${until}::timestamptz
      where ${isTheirs}
    ) e where at > ${since}::timestamptz and at <= ${until}::timestamptz group by kind`.execute(db);
  return rows;
}

export async function setLettered(db: Db, userId: string, letteredOn: string): Promise<void> {
  await db
    .insertInto('noticeSettings')
    .values({ userId, letteredOn })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ letteredOn }))
    .execute();
}

/** False if all of these were unwanted already. */
export async function unwantLetters(db: Db, userId: string, kinds: readonly LetterKind[]): Promise<boolean> {
  const { rows } = await sql`
    insert into notice_settings as n (user_id, unwanted_letters)
    select id, ${[...kinds]}::text[] from users where id = ${userId}::uuid
    on conflict on constraint notice_settings_pkey do update set unwanted_letters = excluded.unwanted_letters
      where not n.unwanted_letters @> excluded.unwanted_letters
    returning user_id`.execute(db);
  return rows.length > 0;
}
