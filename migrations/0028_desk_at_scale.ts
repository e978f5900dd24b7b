import { type Kysely, sql } from 'kysely';

/** What keeps the desk quick when there is much: people by letters of their name and address, and the figures of days that are over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create index users_words_idx on users using gin ((full_name || ' ' || email::text) gin_trgm_ops)`.execute(db);
  // Counts alone: what is erased or comes late changes no day that is counted.
  await sql`
    create table day_figures (
      day date constraint day_figures_pkey primary key,
      sign_ups integer not null,
      likes integer not null,
      matches integer not null,
      messages integer not null,
      game_plays integer not null,
      plans_started integer not null,
      reports integer not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table day_figures`.execute(db);
  await sql`drop index users_words_idx`.execute(db);
  await sql`drop extension pg_trgm`.execute(db);
}
