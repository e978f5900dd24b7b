import { type Kysely, sql } from 'kysely';

/** What Postgres brings along: texts without regard to case (addresses), and letters in threes (the admin console's search). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists citext`.execute(db);
  await sql`create extension if not exists pg_trgm`.execute(db);
}

/** Leaves both: they may have been there before, and nothing of the product stays in them. */
export async function down(): Promise<void> {}
