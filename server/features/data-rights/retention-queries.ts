import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/pool.ts';

/** SQL: counts activity, sessions, access tokens, the sign-up and a cancelled deletion of `u`. */
const isUnused = (since: Date): RawBuilder<boolean> => sql<boolean>`
  u.created_at < ${since}::timestamptz and u.deletion_requested_at is null
  and coalesce(u.last_seen_at, u.created_at) < ${since}::timestamptz
  and not exists (select from profiles p where p.id = u.id and p.last_active_at >= ${since}::timestamptz)
  and not exists (select from sessions s where s.user_id = u.id and s.last_seen_at >= ${since}::timestamptz)
  and not exists (
    select from access_tokens t where t.user_id = u.id and coalesce(t.last_used_at, t.created_at) >= ${since}::timestamptz)
  and not exists (select from deletion_requests d where d.user_id = u.id and d.cancelled_at >= ${since}::timestamptz)`;

/** After the id `after`, in ascending order. */
export async function unusedAccounts(db: Db, since: Date, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where u.id > ${after}::uuid and ${isUnused(since)} order by u.id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function isUnusedAccount(db: Db, id: string, since: Date): Promise<boolean> {
  const { rows } = await sql`select from users u where u.id = ${id}::uuid and ${isUnused(since)}`.execute(db);
  return rows.length > 0;
}
