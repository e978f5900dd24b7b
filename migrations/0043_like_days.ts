import { type Kysely, sql } from 'kysely';

/**
 * The likes of a day by their time. An index of blocks is as small as can be, but says nothing once old rows have left room between which
 * new ones stand: then it leads to nearly every block.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index likes_created_idx`.execute(db);
  await sql`create index likes_created_idx on likes (created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index likes_created_idx`.execute(db);
  await sql`create index likes_created_idx on likes using brin (created_at)`.execute(db);
}
