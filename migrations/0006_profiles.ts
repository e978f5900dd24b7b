import { type Kysely, sql } from 'kysely';

/**
 * Positions are centres of privacy cells (a fixed grid of 0.025 degrees). The owner searches from `latitude` and `longitude`; others are told
 * `shown_*`, published later than it changed. `active_day`, `deck_*`, `deckable` and `words` exist for the deck and its search alone.
 * Generated: the position that others see, its index cell (rules/distance.ts; -1 without a position), and a random number drawn once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Without marks. A generated column uses the function, so it is made before the table and stays here.
  await sql`
    create function profile_words(p_name text, p_bio text, p_interests text[], p_location text) returns tsvector
      language sql immutable parallel safe as $$
      select to_tsvector('simple', translate(regexp_replace(
        normalize(lower(concat_ws(' ', p_name, p_bio, p_location) || ' ' || coalesce(array_to_string(p_interests, ' '), '')), NFD),
        '[\\u0300-\\u036f]', '', 'g'), 'ɓɗƙƴ!"#$%&''()*+,-./:;<=>?@[]^_\`{|}~\\', rpad('bdky', 36)))
    $$`.execute(db);

  // Swipes touch `seen` and requests `last_active_at`, both in no index: with room on the page no index is written.
  await sql`
    create table profiles (
      id uuid constraint profiles_pkey primary key constraint profiles_user_fkey references users on delete cascade,
      full_name text not null constraint profiles_full_name_length check (char_length(full_name) between 2 and 100),
      date_of_birth date not null,
      gender text not null constraint profiles_gender_known check (gender in ('male', 'female', 'non_binary', 'other')),
      bio text not null constraint profiles_bio_length check (char_length(bio) <= 500),
      location text not null constraint profiles_location_length check (char_length(location) <= 100),
      interests text[] not null,
      height_cm smallint constraint profiles_height_range check (height_cm between 120 and 230),
      education text constraint profiles_education_known check (education in ('high_school', 'bachelors', 'masters', 'phd')),
      religion text constraint profiles_religion_known
        check (religion in ('christian', 'muslim', 'jewish', 'hindu', 'buddhist', 'spiritual', 'agnostic', 'atheist', 'other')),
      smoking text constraint profiles_smoking_known check (smoking in ('never', 'socially', 'regularly')),
      drinking text constraint profiles_drinking_known check (drinking in ('never', 'socially', 'regularly')),
      show_me text constraint profiles_show_me_known check (show_me in ('male', 'female', 'non_binary', 'other')),
      age_verified boolean not null,
      date_of_birth_verified_at timestamptz,
      data_processing_consent_at timestamptz not null,
      verified boolean not null default false,
      verification_status text,
      latitude double precision,
      longitude double precision,
      shown_latitude double precision,
      shown_longitude double precision,
      shown_due_at timestamptz,
      shown_moves_on date,
      shown_moves smallint not null default 0,
      -- As others read it.
      travel_location text,
      travel_latitude double precision,
      travel_longitude double precision,
      boost_expires_at timestamptz,
      last_active_at timestamptz not null,
      active_day integer not null,
      paused_at timestamptz,
      suspended_at timestamptz,
      deletion_requested_at timestamptz,
      interest_keys text[] not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      -- Ids of the gazetteer.
      town_id text,
      travel_town_id text,
      -- These two follow the clock: a job keeps them.
      travel_allowed boolean not null default true,
      lively boolean not null default true,
      -- Recently received swipes; a job adds up the tallies of discovery.
      seen integer not null default 0 constraint profiles_seen_range check (seen >= 0),
      deck_latitude double precision generated always as
        (case when travel_allowed and travel_latitude is not null then travel_latitude else shown_latitude end) stored,
      deck_longitude double precision generated always as
        (case when travel_allowed and travel_latitude is not null then travel_longitude else shown_longitude end) stored,
      deck_draw integer not null generated always as (uuid_hash(id)) stored,
      deck_cell integer not null generated always as (case
        when travel_allowed and travel_latitude is not null then
          least(359, floor((travel_latitude + 90) / 0.5))::integer * 720 + least(719, floor((travel_longitude + 180) / 0.5))::integer
        when shown_latitude is not null then
          least(359, floor((shown_latitude + 90) / 0.5))::integer * 720 + least(719, floor((shown_longitude + 180) / 0.5))::integer
        else -1 end) stored,
      -- The last automatic boost.
      weekly_boost_at timestamptz,
      -- Changes of the own position on a Lagos day, those faster than travel allows, and the last fix of a device.
      own_moves_on date,
      own_moves smallint not null default 0,
      own_leaps smallint not null default 0,
      own_fix_at timestamptz,
      -- The last applied filter, except for the gender, which is show_me. Null: none yet.
      deck_filter jsonb,
      -- A column: an expression of the index would be computed again for each row that the index does not lead to.
      words tsvector not null generated always as (profile_words(full_name, bio, interests, location)) stored,
      -- Reports of a minor limit the person, who is then seen as a paused one is.
      limited_at timestamptz,
      deckable boolean not null generated always as
        (paused_at is null and suspended_at is null and deletion_requested_at is null and limited_at is null) stored,
      constraint profiles_position check ((latitude is null) = (longitude is null)),
      constraint profiles_shown_position check ((shown_latitude is null) = (shown_longitude is null))
    ) with (fillfactor = 85, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.02)`.execute(
    db,
  );
  await sql`create index profiles_travelling_idx on profiles (id) where travel_latitude is not null`.execute(db);
  // One index holds every plain filter of the deck, so that candidates are found without reading their rows.
  await sql`
    create index profiles_deck_idx on profiles (deck_cell, gender, lively, deck_draw, date_of_birth, education, religion, smoking, drinking,
      deck_latitude, deck_longitude, id) where deckable`.execute(db);
  await sql`
    create index profiles_boosted_idx on profiles (deck_cell, gender, boost_expires_at desc, id)
      where deckable and boost_expires_at is not null`.execute(db);
  // New words go into the index at once: every search would read a list of pending ones.
  await sql`create index profiles_words_idx on profiles using gin (words) with (fastupdate = off) where deckable`.execute(
    db,
  );
  await sql`create index profiles_limited_idx on profiles (id) where limited_at is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table profiles`.execute(db);
  await sql`drop function profile_words`.execute(db);
}
