import { type Kysely, sql } from 'kysely';

/** What people reported of others. One report a reporter, person and reason; a repeated one replaces the words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reported_users (
      id uuid constraint reported_users_pkey primary key,
      reporter_id uuid not null constraint reported_users_reporter_fkey references users on delete cascade,
      reported_id uuid not null constraint reported_users_reported_fkey references users on delete cascade,
      reason text not null constraint reported_users_reason_known
        check (reason in ('inappropriate_content', 'fake_profile', 'harassment', 'underage', 'other')),
      description text constraint reported_users_description_length check (char_length(description) <= 1000),
      created_at timestamptz not null,
      constraint reported_users_once unique (reporter_id, reported_id, reason),
      constraint reported_users_not_self check (reporter_id <> reported_id)
    )`.execute(db);
  await sql`create index reported_users_reported_idx on reported_users (reported_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table reported_users`.execute(db);
}
