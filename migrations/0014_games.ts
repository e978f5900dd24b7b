import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table daily_game_plays (
      user_id uuid not null constraint daily_game_plays_user_fkey references users on delete cascade,
      play_date date not null,
      play_count integer not null constraint daily_game_plays_count check (play_count > 0),
      constraint daily_game_plays_pkey primary key (user_id, play_date)
    )`.execute(db);
  await sql`create index daily_game_plays_date_idx on daily_game_plays (play_date)`.execute(db);
  await sql`
    create table game_plays (
      id uuid constraint game_plays_pkey primary key,
      user_id uuid not null constraint game_plays_user_fkey references users on delete cascade,
      -- Made by the client: a repeated request begins no second round.
      client_id uuid not null,
      game_type text not null constraint game_plays_type_known
        check (game_type in ('truth_or_dare', 'trivia', 'two_truths_lie', 'emoji_story', 'pairs', 'memory_match')),
      -- See server/features/games.
      deal jsonb not null,
      started_at timestamptz not null,
      result jsonb,
      finished_at timestamptz,
      constraint game_plays_once unique (user_id, client_id),
      constraint game_plays_finished check ((result is null) = (finished_at is null))
    )`.execute(db);
  await sql`create index game_plays_started_idx on game_plays (started_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table game_plays, daily_game_plays`.execute(db);
}
