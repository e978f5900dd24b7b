import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // `details` never holds messages, tokens, e-mail addresses or coordinates.
  await sql`
    create table audit_events (
      id uuid constraint audit_events_pkey primary key,
      actor_id uuid constraint audit_events_actor_fkey references users on delete set null,
      subject_id uuid constraint audit_events_subject_fkey references users on delete set null,
      access_token_id uuid constraint audit_events_token_fkey references access_tokens on delete set null,
      action text not null,
      details jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index audit_events_subject_idx on audit_events (subject_id)`.execute(db);
  await sql`create index audit_events_created_idx on audit_events (created_at desc, id desc)`.execute(db);
  // Limits are counted by their lines in the audit.
  await sql`
    create index audit_events_limits_idx on audit_events (action, created_at)
      where action in ('limit_profile', 'stop_limits')`.execute(db);

  // Counts alone: later erasures and late events change no counted day.
  await sql`
    create table day_figures (
      day date constraint day_figures_pkey primary key,
      sign_ups integer not null,
      likes integer not null,
      matches integer not null,
      messages integer not null,
      game_plays integer not null,
      plans_started integer not null,
      reports integer not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table day_figures, audit_events`.execute(db);
}
