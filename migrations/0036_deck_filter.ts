import { type Kysely, sql } from 'kysely';

/** The filter that a person applied last, but for the gender, which is show_me: it is their default from then on. Null: they applied none yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles add column deck_filter jsonb`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table profiles drop column deck_filter`.execute(db);
}
