import { type Kysely, sql } from 'kysely';

/** The hot writes are functions: functions/like_profile.sql, pass_profile.sql, undo_pass.sql and spend_view.sql. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await swipes(db);
  await limits(db);
  await deck(db);
}

async function swipes(db: Kysely<unknown>): Promise<void> {
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
  // No brin index: old rows leave room between which new ones stand, and then it leads to nearly every block.
  await sql`create index likes_created_idx on likes (created_at)`.execute(db);

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

  // A tally spares a new row of a whole profile; a job adds them up each minute. Unlogged: a crash costs a minute of counts.
  await sql`
    create unlogged table swipe_tallies (
      user_id uuid not null,
      swipes smallint not null constraint swipe_tallies_one check (swipes in (-1, 1))
    ) with (autovacuum_vacuum_threshold = 1000, autovacuum_vacuum_scale_factor = 0)`.execute(db);
}

async function limits(db: Kysely<unknown>): Promise<void> {
  // Days are of Africa/Lagos. One conditional upsert spends a limit. The letter about used-up likes has a row too, one a day at most.
  await sql`
    create table daily_counters (
      user_id uuid not null constraint daily_counters_user_fkey references users on delete cascade,
      day date not null,
      kind text not null constraint daily_counters_kind_known check (kind in ('like', 'super_like', 'upsell_letter')),
      spent integer not null constraint daily_counters_spent_range check (spent >= 0),
      constraint daily_counters_pkey primary key (user_id, day, kind)
    )`.execute(db);

  // The current hour of a free person: different people handed out, and people looked at.
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
}

async function deck(db: Kysely<unknown>): Promise<void> {
  // Cells that ever held a person: a viewer without a position looks there.
  await sql`create table deck_cells (cell integer constraint deck_cells_pkey primary key)`.execute(db);
  await sql`
    create function note_deck_cells() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into deck_cells select distinct deck_cell from fresh on conflict do nothing;
      else
        insert into deck_cells values (new.deck_cell) on conflict do nothing;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger profiles_new_cells after insert on profiles referencing new table as fresh
      for each statement execute function note_deck_cells()`.execute(db);
  await sql`
    create trigger profiles_moved_cell after update on profiles
      for each row when (old.deck_cell is distinct from new.deck_cell) execute function note_deck_cells()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger profiles_moved_cell on profiles`.execute(db);
  await sql`drop trigger profiles_new_cells on profiles`.execute(db);
  await sql`drop function note_deck_cells`.execute(db);
  await sql`drop table deck_cells, profile_views, view_windows, daily_counters, swipe_tallies, passes, likes`.execute(
    db,
  );
}
