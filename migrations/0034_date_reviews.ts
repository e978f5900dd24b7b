import { type Kysely, sql } from 'kysely';

const reasons = "'inappropriate_content', 'fake_profile', 'harassment', 'underage', 'other'";

/** How a date was, in the words of each of the two. Only the team that looks after safety sees it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table date_reviews (
      plan_id uuid not null constraint date_reviews_plan_fkey references date_plans on delete cascade,
      user_id uuid not null constraint date_reviews_user_fkey references users on delete cascade,
      other_id uuid not null constraint date_reviews_other_fkey references users on delete cascade,
      has_met boolean not null,
      -- Null when they did not meet.
      feeling text constraint date_reviews_feeling_known check (feeling in ('safe', 'unsure', 'unsafe')),
      note text constraint date_reviews_note_length check (char_length(note) between 1 and 1000),
      answered_at timestamptz not null,
      constraint date_reviews_pkey primary key (plan_id, user_id),
      constraint date_reviews_met check ((feeling is not null) = has_met)
    )`.execute(db);
  await sql`create index date_reviews_user_idx on date_reviews (user_id)`.execute(db);
  await sql`create index date_reviews_other_idx on date_reviews (other_id)`.execute(db);
  await sql`
    alter table reported_users drop constraint if exists reported_users_reason_known,
      add constraint reported_users_reason_known check (reason in (${sql.raw(reasons)}, 'unsafe_date')) not valid`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update reported_users set reason = 'other' where reason = 'unsafe_date'`.execute(db);
  await sql`
    alter table reported_users drop constraint if exists reported_users_reason_known,
      add constraint reported_users_reason_known check (reason in (${sql.raw(reasons)}))`.execute(db);
  await sql`drop table date_reviews`.execute(db);
  await sql`update notice_settings set unwanted_pushes = array_remove(unwanted_pushes, 'date_review')`.execute(db);
}
