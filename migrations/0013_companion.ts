import { type Kysely, sql } from 'kysely';

/** A turn is a message and its reply. A failed one is deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table companion_preferences (
      user_id uuid constraint companion_preferences_pkey primary key
        constraint companion_preferences_user_fkey references users on delete cascade,
      companion_gender text not null constraint companion_preferences_gender_known check (companion_gender in ('female', 'male')),
      tone text not null constraint companion_preferences_tone_known
        check (tone in ('friendly', 'playful', 'sophisticated', 'direct')),
      updated_at timestamptz not null
    )`.execute(db);

  await sql`
    create table companion_transcripts (
      id uuid constraint companion_transcripts_pkey primary key,
      user_id uuid not null constraint companion_transcripts_user_fkey references users on delete cascade,
      scenario text not null,
      started_at timestamptz not null,
      updated_at timestamptz not null,
      constraint companion_transcripts_scenario_key unique (user_id, scenario)
    )`.execute(db);

  await sql`
    create table companion_turns (
      id uuid constraint companion_turns_pkey primary key,
      transcript_id uuid not null constraint companion_turns_transcript_fkey references companion_transcripts on delete cascade,
      user_id uuid not null constraint companion_turns_user_fkey references users on delete cascade,
      client_id uuid not null,
      coach_mode boolean not null,
      content text not null constraint companion_turns_content_length check (char_length(content) between 1 and 2000),
      reply text,
      state text not null constraint companion_turns_state_known check (state in ('waiting', 'streaming', 'done', 'stopped')),
      offers_help boolean not null,
      created_at timestamptz not null,
      -- The last sign of the process that writes it.
      claimed_at timestamptz,
      ended_at timestamptz,
      constraint companion_turns_client_key unique (user_id, client_id),
      constraint companion_turns_replied check ((reply is not null) = (state in ('done', 'stopped')))
    )`.execute(db);
  await sql`create index companion_turns_transcript_idx on companion_turns (transcript_id, created_at desc, id desc)`.execute(
    db,
  );
  await sql`create index companion_turns_user_idx on companion_turns (user_id, created_at desc)`.execute(db);
  // The few that may have to be cleared away.
  await sql`
    create index companion_turns_open_idx on companion_turns (user_id) where state in ('waiting', 'streaming')`.execute(
    db,
  );
  // One stream a person, on all devices and processes.
  await sql`create unique index companion_turns_stream_key on companion_turns (user_id) where state = 'streaming'`.execute(
    db,
  );

  // By Lagos day. The row of all people together has no person.
  await sql`
    create table companion_usage (
      used_on date not null,
      user_id uuid constraint companion_usage_user_fkey references users on delete cascade,
      tokens integer not null,
      constraint companion_usage_key unique nulls not distinct (used_on, user_id)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table companion_usage, companion_turns, companion_transcripts, companion_preferences`.execute(db);
}
