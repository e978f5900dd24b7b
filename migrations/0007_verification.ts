import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
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
  // By the clock, and at erasure.
  await sql`
    create index verifications_selfies_idx on verifications (reviewed_at)
      where selfie_removed_at is null and status <> 'pending'`.execute(db);
  await sql`create index verifications_reviewer_idx on verifications (reviewer_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table verifications`.execute(db);
}
