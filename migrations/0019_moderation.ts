import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table warnings (
      id uuid constraint warnings_pkey primary key,
      user_id uuid not null constraint warnings_user_fkey references users on delete cascade,
      report_id uuid constraint warnings_report_fkey references reported_users on delete set null,
      reason text not null constraint warnings_reason_length check (char_length(reason) <= 500),
      warned_by uuid constraint warnings_warned_by_fkey references users on delete set null,
      created_at timestamptz not null,
      acknowledged_at timestamptz,
      -- The photo itself is gone by then.
      photo_id uuid
    )`.execute(db);
  await sql`create index warnings_user_idx on warnings (user_id, created_at)`.execute(db);
  await sql`create unique index warnings_photo_idx on warnings (photo_id) where photo_id is not null`.execute(db);

  await sql`
    create table suspensions (
      id uuid constraint suspensions_pkey primary key,
      user_id uuid not null constraint suspensions_user_fkey references users on delete cascade,
      report_id uuid constraint suspensions_report_fkey references reported_users on delete set null,
      reason text not null constraint suspensions_reason_length check (char_length(reason) <= 500),
      suspended_by uuid constraint suspensions_suspended_by_fkey references users on delete set null,
      suspended_at timestamptz not null,
      lifted_by uuid constraint suspensions_lifted_by_fkey references users on delete set null,
      lifted_at timestamptz
    )`.execute(db);
  await sql`create unique index suspensions_one_idx on suspensions (user_id) where lifted_at is null`.execute(db);

  await sql`
    create table appeals (
      id uuid constraint appeals_pkey primary key,
      suspension_id uuid not null constraint appeals_suspension_fkey references suspensions on delete cascade
        constraint appeals_once unique,
      user_id uuid not null constraint appeals_user_fkey references users on delete cascade,
      content text not null constraint appeals_content_length check (char_length(content) <= 2000),
      state text not null constraint appeals_state_known check (state in ('waiting', 'upheld', 'granted')),
      note text constraint appeals_note_length check (char_length(note) <= 500),
      decided_by uuid constraint appeals_decided_by_fkey references users on delete set null,
      created_at timestamptz not null,
      decided_at timestamptz
    )`.execute(db);
  await sql`create index appeals_queue_idx on appeals (created_at, id) where state = 'waiting'`.execute(db);
  await sql`create index appeals_decided_idx on appeals (state, decided_at desc, id desc) where state <> 'waiting'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table appeals, suspensions, warnings`.execute(db);
}
