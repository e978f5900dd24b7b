import { type Kysely, sql } from 'kysely';

/** Who does not want to see whom. A block works in both directions wherever people are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blocked_users (
      blocker_id uuid not null constraint blocked_users_blocker_fkey references users on delete cascade,
      blocked_id uuid not null constraint blocked_users_blocked_fkey references users on delete cascade,
      created_at timestamptz not null,
      constraint blocked_users_pkey primary key (blocker_id, blocked_id),
      constraint blocked_users_not_self check (blocker_id <> blocked_id)
    )`.execute(db);
  await sql`create index blocked_users_blocked_idx on blocked_users (blocked_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table blocked_users`.execute(db);
}
