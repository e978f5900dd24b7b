import { type Kysely, sql } from 'kysely';

/**
 * Profiles. Positions are centres of privacy cells (a fixed grid of 0.025 degrees), never exact ones. `latitude`, `longitude` are where
 * the owner searches from; `shown_*` is what others are told, published later than it changed. The `deck_*` columns and `active_day`
 * exist for the deck's statement alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
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
      travel_location text,
      travel_latitude double precision,
      travel_longitude double precision,
      boost_expires_at timestamptz,
      last_active_at timestamptz not null,
      active_day integer not null,
      paused_at timestamptz,
      suspended_at timestamptz,
      deletion_requested_at timestamptz,
      deck_cell integer,
      interest_keys text[] not null,
      deckable boolean not null generated always as
        (paused_at is null and suspended_at is null and deletion_requested_at is null) stored,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint profiles_position check ((latitude is null) = (longitude is null)),
      constraint profiles_shown_position check ((shown_latitude is null) = (shown_longitude is null))
    )`.execute(db);
  await sql`create index profiles_deck_idx on profiles (gender, active_day desc, id) where deckable`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table profiles`.execute(db);
}
