import { type Kysely, sql } from 'kysely';

/** Likes, passes, what was spent of the daily and hourly limits, and matches, which only a mutual like makes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table likes (
      id uuid constraint likes_pkey primary key,
      from_user_id uuid not null constraint likes_from_fkey references users on delete cascade,
      to_user_id uuid not null constraint likes_to_fkey references users on delete cascade,
      is_super boolean not null,
      created_at timestamptz not null,
      constraint likes_pair_key unique (from_user_id, to_user_id),
      constraint likes_not_self check (from_user_id <> to_user_id)
    )`.execute(db);
  await sql`create index likes_to_idx on likes (to_user_id, created_at desc, id desc)`.execute(db);

  await sql`
    create table passes (
      id uuid constraint passes_pkey primary key,
      from_user_id uuid not null constraint passes_from_fkey references users on delete cascade,
      to_user_id uuid not null constraint passes_to_fkey references users on delete cascade,
      created_at timestamptz not null,
      constraint passes_pair_key unique (from_user_id, to_user_id),
      constraint passes_not_self check (from_user_id <> to_user_id)
    )`.execute(db);
  await sql`create index passes_from_idx on passes (from_user_id, created_at desc, id desc)`.execute(db);

  // One row a person, day (Africa/Lagos) and kind; spent by one conditional upsert.
  await sql`
    create table daily_counters (
      user_id uuid not null constraint daily_counters_user_fkey references users on delete cascade,
      day date not null,
      kind text not null constraint daily_counters_kind_known check (kind in ('like', 'super_like')),
      spent integer not null constraint daily_counters_spent_range check (spent >= 0),
      constraint daily_counters_pkey primary key (user_id, day, kind)
    )`.execute(db);

  // The hour that runs for a free person: how many different people were handed out, and how many were looked at.
  await sql`
    create table view_windows (
      user_id uuid constraint view_windows_pkey primary key constraint view_windows_user_fkey references users on delete cascade,
      started_at timestamptz not null,
      handed integer not null constraint view_windows_handed_range check (handed >= 0),
      viewed integer not null constraint view_windows_viewed_range check (viewed >= 0)
    )`.execute(db);

  await sql`
    create table profile_views (
      viewer_id uuid not null constraint profile_views_viewer_fkey references users on delete cascade,
      viewed_id uuid not null constraint profile_views_viewed_fkey references users on delete cascade,
      handed_at timestamptz not null,
      viewed_at timestamptz,
      constraint profile_views_pkey primary key (viewer_id, viewed_id)
    )`.execute(db);

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
  await sql`create index matches_user1_idx on matches (user1_id, created_at desc, id desc) where ended_at is null`.execute(db);
  await sql`create index matches_user2_idx on matches (user2_id, created_at desc, id desc) where ended_at is null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table matches, profile_views, view_windows, daily_counters, passes, likes`.execute(db);
}
