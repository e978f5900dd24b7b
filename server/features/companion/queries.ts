import { sql } from 'kysely';
import type { CompanionGender, CompanionTone } from '#rules/companion.ts';
import type { Practice } from '#rules/companion-progress.ts';
import { limits } from '#rules/limits.ts';
import { anyOf } from '#server/db/any-of.ts';
import type { Db } from '#server/db/pool.ts';
import type { TranscriptRow } from '#server/db/rows.ts';
import { isShown } from './exchange-queries.ts';

export type Preferences = { gender: CompanionGender; tone: CompanionTone };

export async function preferencesOf(db: Db, userId: string): Promise<Preferences | null> {
  const row = await db
    .selectFrom('companionPreferences')
    .select(['companionGender', 'tone'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row ? { gender: row.companionGender as CompanionGender, tone: row.tone as CompanionTone } : null;
}

export async function savePreferences(db: Db, userId: string, { gender, tone }: Preferences, now: Date): Promise<void> {
  const values = { companionGender: gender, tone, updatedAt: now };
  await db
    .insertInto('companionPreferences')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
}

export async function transcriptsOf(db: Db, userIds: readonly string[], now: Date): Promise<TranscriptRow[]> {
  const { rows } = await sql<TranscriptRow>`
    select c.* from companion_transcripts c
    where c.user_id = ${anyOf(userIds)}
      and exists (select from companion_turns t where t.transcript_id = c.id and ${isShown(now)})
    order by c.updated_at desc, c.id desc`.execute(db);
  return rows;
}

export async function continueTranscript(
  db: Db,
  { id, userId, scenario, now }: { id: string; userId: string; scenario: string; now: Date },
): Promise<TranscriptRow> {
  return db
    .insertInto('companionTranscripts')
    .values({ id, userId, scenario, startedAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'scenario']).doUpdateSet({ updatedAt: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function scenarioOf(db: Db, id: string): Promise<string> {
  const row = await db
    .selectFrom('companionTranscripts')
    .select('scenario')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.scenario;
}

export async function deleteTranscript(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('companionTranscripts')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Counts of answered messages of a person, by scenario and day in Lagos. */
export async function practicesOf(db: Db, userId: string): Promise<Practice[]> {
  const { rows } = await sql<Practice>`
    select c.scenario, floor((extract(epoch from t.created_at) + 3600) / 86400)::int as day,
      count(*)::int as messages, max(t.created_at) as last_at
    from companion_turns t join companion_transcripts c on c.id = t.transcript_id
    where t.user_id = ${userId}::uuid and t.reply is not null
    group by 1, 2`.execute(db);
  return rows;
}

/** The full names of a person and of their matches, newest matches first. */
export async function namesAround(db: Db, userId: string): Promise<string[]> {
  const side = (mine: 'user1_id' | 'user2_id', other: 'user1_id' | 'user2_id') => sql`
    (select m.${sql.ref(other)} as id, m.created_at from matches m
     where m.${sql.ref(mine)} = ${userId}::uuid and m.ended_at is null
     order by m.created_at desc, m.id desc limit ${limits.companion.names})`;
  const { rows } = await sql<{ fullName: string }>`
    with others as (
      select id from (${side('user1_id', 'user2_id')} union all ${side('user2_id', 'user1_id')}) both_sides
      order by created_at desc limit ${limits.companion.names}
    )
    select full_name from users where id = ${userId}::uuid
    union select full_name from profiles where id = ${userId}::uuid or id in (select id from others)`.execute(db);
  return rows.map(({ fullName }) => fullName);
}
