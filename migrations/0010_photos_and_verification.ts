import { type Kysely, sql } from 'kysely';

/** What an upload is for, a placeholder for each photo, and selfies for the verified tick, which are no photos of a profile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profile_photos
      add column purpose text not null default 'avatar'
        constraint profile_photos_purpose_known check (purpose in ('avatar', 'photo', 'selfie')),
      add column thumb_hash bytea`.execute(db);
  await sql`
    create table verifications (
      id uuid constraint verifications_pkey primary key,
      user_id uuid not null constraint verifications_user_fkey references users on delete cascade,
      status text not null constraint verifications_status_known check (status in ('pending', 'approved', 'rejected')),
      reason text constraint verifications_reason_length check (char_length(reason) <= 500),
      submitted_at timestamptz not null,
      reviewed_at timestamptz,
      reviewer_id uuid constraint verifications_reviewer_fkey references users on delete set null,
      selfie_removed_at timestamptz,
      constraint verifications_reviewed check ((status = 'pending') = (reviewed_at is null))
    )`.execute(db);
  await sql`create index verifications_user_idx on verifications (user_id, submitted_at desc, id desc)`.execute(db);
  await sql`create unique index verifications_one_pending on verifications (user_id) where status = 'pending'`.execute(
    db,
  );
  await sql`create index verifications_status_idx on verifications (status, submitted_at, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table verifications`.execute(db);
  await sql`alter table profile_photos drop column purpose, drop column thumb_hash`.execute(db);
}
