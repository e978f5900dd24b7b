import { type Kysely, sql } from 'kysely';

/**
 * What the deck walks. Its columns follow from others by themselves: where somebody is seen (on a journey, else what others are told),
 * the index cell of that (rules/distance.ts; -1 without a position), and a number drawn once for everybody, by which each viewer begins
 * somewhere else. `travel_allowed` and `lively` follow the clock: a job keeps them. `seen` counts the swipes that somebody received of
 * late. `profile_words` is what a search finds them by, without marks.
 *
 * One index holds every plain filter, so that candidates are found without a look at their rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index profiles_deck_idx`.execute(db);
  await sql`alter table profiles drop column deck_cell`.execute(db);
  await sql`
    alter table profiles
      add column travel_allowed boolean not null default true,
      add column lively boolean not null default true,
      add column seen integer not null default 0 constraint profiles_seen_range check (seen >= 0),
      add column deck_latitude double precision generated always as
        (case when travel_allowed and travel_latitude is not null then travel_latitude else shown_latitude end) stored,
      add column deck_longitude double precision generated always as
        (case when travel_allowed and travel_latitude is not null then travel_longitude else shown_longitude end) stored,
      add column deck_draw integer not null generated always as (uuid_hash(id)) stored`.execute(db);
  await sql`
    alter table profiles add column deck_cell integer not null generated always as (case
      when travel_allowed and travel_latitude is not null then
        least(359, floor((travel_latitude + 90) / 0.5))::integer * 720 + least(719, floor((travel_longitude + 180) / 0.5))::integer
      when shown_latitude is not null then
        least(359, floor((shown_latitude + 90) / 0.5))::integer * 720 + least(719, floor((shown_longitude + 180) / 0.5))::integer
      else -1 end) stored`.execute(db);
  await sql`
    create function profile_words(p_name text, p_bio text, p_interests text[], p_location text) returns tsvector
      language sql immutable parallel safe as $$
      select to_tsvector('simple', translate(regexp_replace(
        normalize(lower(concat_ws(' ', p_name, p_bio, p_location) || ' ' || coalesce(array_to_string(p_interests, ' '), '')), NFD),
        '[\\u0300-\\u036f]', '', 'g'), 'ɓɗƙƴ!"#$%&''()*+,-./:;<=>?@[]^_\`{|}~\\', rpad('bdky', 36)))
    $$`.execute(db);
  await sql`
    create index profiles_deck_idx on profiles (deck_cell, gender, lively, deck_draw, date_of_birth, education, religion, smoking, drinking,
      deck_latitude, deck_longitude, id) where deckable`.execute(db);
  await sql`
    create index profiles_boosted_idx on profiles (deck_cell, gender, boost_expires_at desc, id)
      where deckable and boost_expires_at is not null`.execute(db);
  await sql`create index profiles_travelling_idx on profiles (id) where travel_latitude is not null`.execute(db);
  await sql`create index profiles_words_idx on profiles using gin (profile_words(full_name, bio, interests, location)) where deckable`.execute(
    db,
  );
  // Swipes touch `seen` and requests `last_active_at`, in no index: with room on the page no index learns of it.
  await sql`alter table profiles set (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.02)`.execute(
    db,
  );

  // The cells that ever held somebody: where a viewer without a position looks.
  await sql`create table deck_cells (cell integer constraint deck_cells_pkey primary key)`.execute(db);
  await sql`insert into deck_cells select distinct deck_cell from profiles`.execute(db);
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
  await sql`drop index profiles_words_idx`.execute(db);
  await sql`drop index profiles_travelling_idx`.execute(db);
  await sql`drop function profile_words`.execute(db);
  await sql`drop function note_deck_cells`.execute(db);
  await sql`drop table deck_cells`.execute(db);
  await sql`alter table profiles reset (fillfactor, autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor)`.execute(
    db,
  );
  await sql`
    alter table profiles drop column deck_cell, drop column deck_draw, drop column deck_longitude, drop column deck_latitude,
      drop column seen, drop column lively, drop column travel_allowed`.execute(db);
  await sql`alter table profiles add column deck_cell integer`.execute(db);
  await sql`create index profiles_deck_idx on profiles (gender, active_day desc, id) where deckable`.execute(db);
}
