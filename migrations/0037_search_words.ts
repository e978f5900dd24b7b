import { type Kysely, sql } from 'kysely';

/**
 * The words that a search finds somebody by stand in their row: an expression of an index is worked out again for each row that the
 * index does not lead to. New words go into the index at once, because a list of those that wait would be read by every search.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index profiles_words_idx`.execute(db);
  await sql`
    alter table profiles add column words tsvector not null generated always as
      (profile_words(full_name, bio, interests, location)) stored`.execute(db);
  await sql`create index profiles_words_idx on profiles using gin (words) with (fastupdate = off) where deckable`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index profiles_words_idx`.execute(db);
  await sql`alter table profiles drop column words`.execute(db);
  await sql`create index profiles_words_idx on profiles using gin (profile_words(full_name, bio, interests, location)) where deckable`.execute(
    db,
  );
}
