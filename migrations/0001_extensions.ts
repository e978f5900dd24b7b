import { type Kysely, sql } from 'kysely';

/** Text without regard to case for addresses, and trigrams for the admin console's search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists citext`.execute(db);
  await sql`create extension if not exists pg_trgm`.execute(db);
}

/** Leaves both extensions: they may have been there before. */
export async function down(): Promise<void> {}
