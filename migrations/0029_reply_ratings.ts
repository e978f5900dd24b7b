import { type Kysely, sql } from 'kysely';

/** Whether a reply of the companion helped its reader, in their own judgement. It goes with its conversation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table companion_ratings (
      exchange_id uuid constraint companion_ratings_pkey primary key
        constraint companion_ratings_exchange_fkey references companion_turns on delete cascade,
      user_id uuid not null constraint companion_ratings_user_fkey references users on delete cascade,
      rating text not null constraint companion_ratings_rating_known check (rating in ('helpful', 'not_helpful')),
      rated_at timestamptz not null
    )`.execute(db);
  await sql`create index companion_ratings_user_idx on companion_ratings (user_id)`.execute(db);
  await sql`create index companion_ratings_rated_idx on companion_ratings (rated_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table companion_ratings`.execute(db);
}
