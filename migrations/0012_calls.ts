import { type Kysely, sql } from 'kysely';

/** At most one for each match that is not over. Session descriptions stay as long as the call, because they are too long for a notification. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calls (
      id uuid constraint calls_pkey primary key,
      match_id uuid not null constraint calls_match_fkey references matches on delete cascade,
      caller_id uuid not null constraint calls_caller_fkey references users on delete cascade,
      callee_id uuid not null constraint calls_callee_fkey references users on delete cascade,
      has_video boolean not null,
      started_at timestamptz not null,
      answered_at timestamptz,
      -- No references: the call of an ended session ends by silence.
      caller_session_id uuid not null,
      callee_session_id uuid,
      caller_heard_at timestamptz not null,
      callee_heard_at timestamptz,
      ended_at timestamptz,
      end_reason text constraint calls_end_reason_known
        check (end_reason in ('hung_up', 'declined', 'no_answer', 'busy', 'failed')),
      constraint calls_ended check ((ended_at is null) = (end_reason is null))
    )`.execute(db);
  await sql`create unique index calls_live_key on calls (match_id) where ended_at is null`.execute(db);
  await sql`create index calls_caller_idx on calls (caller_id) where ended_at is null`.execute(db);
  await sql`create index calls_callee_idx on calls (callee_id) where ended_at is null`.execute(db);
  await sql`create index calls_match_idx on calls (match_id)`.execute(db);
  await sql`create index calls_started_idx on calls (started_at)`.execute(db);
  await sql`
    create table call_descriptions (
      id uuid constraint call_descriptions_pkey primary key,
      call_id uuid not null constraint call_descriptions_call_fkey references calls on delete cascade,
      sender_id uuid not null constraint call_descriptions_sender_fkey references users on delete cascade,
      kind text not null constraint call_descriptions_kind_known check (kind in ('offer', 'answer')),
      sdp text not null constraint call_descriptions_sdp_length check (char_length(sdp) <= 32000),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index call_descriptions_call_idx on call_descriptions (call_id, created_at desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table call_descriptions, calls`.execute(db);
}
