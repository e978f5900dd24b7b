import { type Kysely, sql } from 'kysely';

/** A row is made when an upload is reserved, and shown once the bytes were decoded and written anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_photos (
      id uuid constraint profile_photos_pkey primary key,
      user_id uuid not null constraint profile_photos_user_fkey references users on delete cascade,
      state text not null constraint profile_photos_state_known check (state in ('reserved', 'ready')),
      display_order smallint constraint profile_photos_order_range check (display_order between 0 and 9),
      content_type text not null,
      byte_size integer not null,
      width integer,
      height integer,
      created_at timestamptz not null,
      -- A selfie for the verified tick is no photo of a profile.
      purpose text not null default 'avatar'
        constraint profile_photos_purpose_known check (purpose in ('avatar', 'photo', 'selfie')),
      -- The placeholder until the photo is loaded.
      thumb_hash bytea,
      -- Set when it resembles a removed photo.
      flagged_at timestamptz,
      constraint profile_photos_ready check (state = 'reserved' or (display_order is not null and width > 0 and height > 0)),
      constraint profile_photos_place_key unique (user_id, display_order) deferrable initially deferred
    )`.execute(db);
  await sql`create index profile_photos_reserved_idx on profile_photos (created_at) where state = 'reserved'`.execute(
    db,
  );
  await sql`
    create index profile_photos_flagged_idx on profile_photos (flagged_at, id) where flagged_at is not null`.execute(
    db,
  );

  // They outlive the account of the removed photo.
  await sql`
    create table removed_photo_hashes (
      photo_id uuid not null,
      -- Of the photo, its mirror image, its middle.
      hash bit(64) not null,
      kept_since timestamptz not null,
      constraint removed_photo_hashes_pkey primary key (photo_id, hash)
    )`.execute(db);
  await sql`create index removed_photo_hashes_age_idx on removed_photo_hashes (kept_since)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table removed_photo_hashes, profile_photos`.execute(db);
}
