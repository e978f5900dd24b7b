import { type Kysely, sql } from 'kysely';

/** How often people changed where they are on a Lagos day, how often faster than anybody travels, and when a device told it last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles
      add column own_moves_on date,
      add column own_moves smallint not null default 0,
      add column own_leaps smallint not null default 0,
      add column own_fix_at timestamptz`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table profiles drop column own_moves_on, drop column own_moves, drop column own_leaps, drop column own_fix_at`.execute(
    db,
  );
}
