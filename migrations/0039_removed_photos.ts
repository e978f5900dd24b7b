import { type Kysely, sql } from 'kysely';

/** What moderators do to photos: which one a warning is about, what a removed one looked like, and which new ones look like those. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The photo itself is gone by then.
  await sql`alter table warnings add column photo_id uuid`.execute(db);
  await sql`create unique index warnings_photo_idx on warnings (photo_id) where photo_id is not null`.execute(db);
  await sql`alter table profile_photos add column flagged_at timestamptz`.execute(db);
  await sql`
    create index profile_photos_flagged_idx on profile_photos (flagged_at, id) where flagged_at is not null`.execute(
    db,
  );
  // Of nobody: they outlive the account whose photo it was.
  await sql`
    create table removed_photo_hashes (
      photo_id uuid not null,
      -- The photo, its mirror image, its middle.
      hash bit(64) not null,
      kept_since timestamptz not null,
      constraint removed_photo_hashes_pkey primary key (photo_id, hash)
    )`.execute(db);
  await sql`create index removed_photo_hashes_age_idx on removed_photo_hashes (kept_since)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table removed_photo_hashes`.execute(db);
  await sql`alter table profile_photos drop column flagged_at`.execute(db);
  await sql`alter table warnings drop column photo_id`.execute(db);
}
