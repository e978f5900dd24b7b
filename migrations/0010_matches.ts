import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // user1_id < user2_id, so one pair is one row. An ended match stays as a row and is invisible everywhere.
  await sql`
    create table matches (
      id uuid constraint matches_pkey primary key,
      user1_id uuid not null constraint matches_user1_fkey references users on delete cascade,
      user2_id uuid not null constraint matches_user2_fkey references users on delete cascade,
      created_at timestamptz not null,
      ended_at timestamptz,
      constraint matches_pair_key unique (user1_id, user2_id),
      constraint matches_order check (user1_id < user2_id)
    )`.execute(db);
  await sql`create index matches_user1_idx on matches (user1_id, created_at desc, id desc) where ended_at is null`.execute(
    db,
  );
  await sql`create index matches_user2_idx on matches (user2_id, created_at desc, id desc) where ended_at is null`.execute(
    db,
  );
  // For the day's figures: blocks of rows in the order of time, at next to no cost for a write.
  await sql`create index matches_created_idx on matches using brin (created_at)`.execute(db);
  // With ended ones, for an export and at erasure.
  await sql`create index matches_user2_any_idx on matches (user2_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table matches`.execute(db);
}
