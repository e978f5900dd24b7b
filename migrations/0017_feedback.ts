import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table beta_feedback (
      id uuid constraint beta_feedback_pkey primary key,
      user_id uuid not null constraint beta_feedback_user_fkey references users on delete cascade,
      feature_rating smallint constraint beta_feedback_rating_range check (feature_rating between 1 and 5),
      bug_report text constraint beta_feedback_bug_length check (char_length(bug_report) <= 1000),
      feature_request text constraint beta_feedback_request_length check (char_length(feature_request) <= 1000),
      general_feedback text constraint beta_feedback_general_length check (char_length(general_feedback) <= 1000),
      created_at timestamptz not null,
      constraint beta_feedback_not_empty
        check (num_nonnulls(feature_rating, bug_report, feature_request, general_feedback) > 0)
    )`.execute(db);
  await sql`create index beta_feedback_user_idx on beta_feedback (user_id)`.execute(db);
  await sql`create index beta_feedback_created_idx on beta_feedback (created_at desc, id desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table beta_feedback`.execute(db);
}
