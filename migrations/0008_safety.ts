import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A block works in both directions wherever people are read.
  await sql`
    create table blocked_users (
      blocker_id uuid not null constraint blocked_users_blocker_fkey references users on delete cascade,
      blocked_id uuid not null constraint blocked_users_blocked_fkey references users on delete cascade,
      created_at timestamptz not null,
      -- The name at the time of the block: later ones are not shown to the blocker.
      blocked_name text not null,
      constraint blocked_users_pkey primary key (blocker_id, blocked_id),
      constraint blocked_users_not_self check (blocker_id <> blocked_id)
    )`.execute(db);
  await sql`create index blocked_users_blocked_idx on blocked_users (blocked_id)`.execute(db);

  // One report for each reporter, person and reason; a repeated one replaces the words. It keeps whether it counts and each decision on it.
  await sql`
    create table reported_users (
      id uuid constraint reported_users_pkey primary key,
      reporter_id uuid not null constraint reported_users_reporter_fkey references users on delete cascade,
      reported_id uuid not null constraint reported_users_reported_fkey references users on delete cascade,
      reason text not null constraint reported_users_reason_known
        check (reason in ('inappropriate_content', 'fake_profile', 'harassment', 'underage', 'other')),
      description text constraint reported_users_description_length check (char_length(description) <= 1000),
      created_at timestamptz not null,
      state text not null default 'open' constraint reported_users_state_known check (state in ('open', 'dismissed', 'acted')),
      note text constraint reported_users_note_length check (char_length(note) <= 500),
      decided_by uuid constraint reported_users_decided_by_fkey references users on delete set null,
      decided_at timestamptz,
      -- Since it was made, or made again after a decision, whose note stays.
      waiting_since timestamptz not null,
      -- 0 urgent, 1 high, 2 normal: the queue sorts in ascending order.
      urgency smallint not null default 2 constraint reported_users_urgency_known check (urgency in (0, 1, 2)),
      -- The profile as reported.
      shown jsonb,
      counts boolean not null default true,
      -- They stay when the report waits again.
      dismissed_at timestamptz,
      upheld_at timestamptz,
      -- A moderator looked at the reported person and found nothing.
      cleared_at timestamptz,
      constraint reported_users_once unique (reporter_id, reported_id, reason),
      constraint reported_users_not_self check (reporter_id <> reported_id),
      constraint reported_users_decided check (state = 'open' or decided_at is not null)
    )`.execute(db);
  await sql`create index reported_users_reported_idx on reported_users (reported_id)`.execute(db);
  await sql`
    create index reported_users_decided_idx on reported_users (state, decided_at desc, id desc) where state <> 'open'`.execute(
    db,
  );
  await sql`
    create index reported_users_queue_idx on reported_users (urgency, waiting_since, id) where state = 'open'`.execute(
    db,
  );

  await sql`
    create table report_evidence (
      report_id uuid not null constraint report_evidence_report_fkey references reported_users on delete cascade,
      message_id uuid not null,
      sender_id uuid not null constraint report_evidence_sender_fkey references users on delete cascade,
      content text not null,
      sent_at timestamptz not null,
      constraint report_evidence_pkey primary key (report_id, message_id)
    )`.execute(db);
  await sql`create index report_evidence_sender_idx on report_evidence (sender_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table report_evidence, reported_users, blocked_users`.execute(db);
}
