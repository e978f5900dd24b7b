import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A pass that was undone must not return by a late copy of its request. A job deletes the rows after a day.
  await sql`
    create table undone_passes (
      user_id uuid not null constraint undone_passes_user_fkey references users on delete cascade,
      id uuid not null,
      undone_at timestamptz not null,
      constraint undone_passes_pkey primary key (user_id, id)
    )`.execute(db);
  await sql`create index undone_passes_undone_idx on undone_passes (undone_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table undone_passes`.execute(db);
}
