import { type Kysely, sql } from 'kysely';

/** Photos: rows are made when an upload is reserved and shown once the bytes were decoded and written anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_photos (
      id uuid constraint profile_photos_pkey primary key,
      user_id uuid not null constraint profile_photos_user_fkey references users on delete cascade,
      state text not null constraint profile_photos_state_known check (state in ('reserved', 'ready')),
      display_order smallint constraint profile_photos_order_range check (display_order between 0 and 9),
      content_type text not null,
      byte_size integer not null,
      width integer,
      height integer,
      created_at timestamptz not null,
      constraint profile_photos_ready check (state = 'reserved' or (display_order is not null and width > 0 and height > 0)),
      constraint profile_photos_place_key unique (user_id, display_order) deferrable initially deferred
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table profile_photos`.execute(db);
}
