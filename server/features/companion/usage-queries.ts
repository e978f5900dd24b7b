/** Token counts by day in Lagos. The person's row is changed before the total, which prevents deadlocks. */
import { sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** The key of a row: a person, or null for the total of all people. */
type Whose = { day: string; userId: string | null };

/** Adds tokens if fewer than `most` are used (null: no limit); false otherwise. The last addition may exceed the limit. */
export async function spendTokens(
  db: Db,
  { day, userId, tokens, most }: Whose & { tokens: number; most: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    insert into companion_usage as u (used_on, user_id, tokens)
    select ${day}::date, ${userId}::uuid, ${tokens}::int where coalesce(${most}::int > 0, true)
    on conflict (used_on, user_id) do update set tokens = u.tokens + excluded.tokens
      where coalesce(u.tokens < ${most}::int, true)
    returning u.tokens`.execute(db);
  return rows.length > 0;
}

/** Adds tokens to a row; a negative number takes some back. */
export async function correctTokens(db: Db, { day, userId, tokens }: Whose & { tokens: number }): Promise<void> {
  await db
    .updateTable('companionUsage')
    .set({ tokens: sql`greatest(0, tokens + ${tokens}::int)` })
    .where('usedOn', '=', day)
    .where('userId', userId === null ? 'is' : '=', userId)
    .execute();
}

/** The tokens that a person used on a day, and the total of all people. */
export async function tokensSpent(db: Db, userId: string, day: string): Promise<{ own: number; together: number }> {
  const { rows } = await sql<{ own: number; together: number }>`
    select coalesce(sum(tokens) filter (where user_id is not null), 0)::int as own,
      coalesce(sum(tokens) filter (where user_id is null), 0)::int as together
    from companion_usage where used_on = ${day}::date and (user_id = ${userId}::uuid or user_id is null)`.execute(db);
  return rows[0] ?? { own: 0, together: 0 };
}

/** Deletes token counts from before a day. */
export async function deleteUsageBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('companionUsage').where('usedOn', '<', day).execute();
}
