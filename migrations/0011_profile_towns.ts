import { type Kysely, sql } from 'kysely';

/** The towns people chose, by their id in the gazetteer. `travel_location` is the name others read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column town_id text, add column travel_town_id text`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles drop column town_id, drop column travel_town_id`.execute(db);
}
