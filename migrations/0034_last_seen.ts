import { type Kysely, sql } from 'kysely';

/** When an account was last used, to about a day. Sessions are purged after some weeks, and not everybody has a profile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column last_seen_at timestamptz`.execute(db);
  await sql`
    update users set last_seen_at = seen.at
    from (select user_id, max(last_seen_at) as at from sessions group by user_id) as seen where seen.user_id = users.id`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users drop column last_seen_at`.execute(db);
}
