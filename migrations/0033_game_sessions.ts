import { type Kysely, sql } from 'kysely';

/** Games that two people of a match play with each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_sessions (
      id uuid constraint game_sessions_pkey primary key,
      match_id uuid not null constraint game_sessions_match_fkey references matches on delete cascade,
      -- Of the request that made it. A retry of it is the same session.
      client_id uuid not null,
      game text not null constraint game_sessions_game_known check (game in ('two_truths_lie', 'truth_or_dare', 'trivia')),
      hardness text constraint game_sessions_hardness_known check (hardness in ('easy', 'medium', 'hard')),
      -- Rises by one with each move. A move names the one it was made from.
      version integer not null constraint game_sessions_version check (version >= 1),
      status text not null constraint game_sessions_status_known
        check (status in ('invited', 'playing', 'finished', 'declined', 'stopped', 'expired')),
      -- What was dealt and what was played. Each of the two sees a view of it.
      state jsonb not null,
      inviter_id uuid not null constraint game_sessions_inviter_fkey references users on delete cascade,
      invitee_id uuid not null constraint game_sessions_invitee_fkey references users on delete cascade,
      -- Whom it waits for; null when it is over.
      turn_user_id uuid constraint game_sessions_turn_fkey references users on delete cascade,
      invited_at timestamptz not null,
      changed_at timestamptz not null,
      constraint game_sessions_client_key unique (match_id, inviter_id, client_id)
    )`.execute(db);
  // One open session a match, also when both invite at once.
  await sql`create unique index game_sessions_open_key on game_sessions (match_id)
    where status in ('invited', 'playing')`.execute(db);
  await sql`create index game_sessions_match_idx on game_sessions (match_id, invited_at desc)`.execute(db);
  await sql`create index game_sessions_inviter_idx on game_sessions (inviter_id)`.execute(db);
  await sql`create index game_sessions_invitee_idx on game_sessions (invitee_id)`.execute(db);
  await sql`create index game_sessions_turn_idx on game_sessions (turn_user_id) where turn_user_id is not null`.execute(
    db,
  );
  await sql`create index game_sessions_changed_idx on game_sessions (changed_at)`.execute(db);
  await sql`
    create table game_moves (
      session_id uuid not null constraint game_moves_session_fkey references game_sessions on delete cascade,
      -- The version that the move made.
      version integer not null,
      user_id uuid not null constraint game_moves_user_fkey references users on delete cascade,
      -- A retry with it is the same move.
      client_id uuid not null,
      move jsonb not null,
      made_at timestamptz not null,
      constraint game_moves_pkey primary key (session_id, version),
      constraint game_moves_client_key unique (session_id, user_id, client_id)
    )`.execute(db);
  await sql`create index game_moves_user_idx on game_moves (user_id)`.execute(db);
  await sql`
    create table seen_game_cards (
      user_id uuid not null constraint seen_game_cards_user_fkey references users on delete cascade,
      -- Of a card or a question of the content.
      card_id text not null,
      seen_at timestamptz not null,
      constraint seen_game_cards_pkey primary key (user_id, card_id)
    )`.execute(db);
  // Not validated: the former rule was narrower, and a check of the largest table would hold everybody up.
  await sql`
    alter table messages drop constraint if exists messages_kind_known,
      add constraint messages_kind_known check (kind in ('text', 'missed_call', 'place', 'game_result')) not valid`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update messages set kind = 'text' where kind = 'game_result'`.execute(db);
  await sql`
    alter table messages drop constraint if exists messages_kind_known,
      add constraint messages_kind_known check (kind in ('text', 'missed_call', 'place')) not valid`.execute(db);
  await sql`drop table seen_game_cards, game_moves, game_sessions`.execute(db);
  await sql`update notice_settings set unwanted_pushes = array_remove(unwanted_pushes, 'game')`.execute(db);
}
