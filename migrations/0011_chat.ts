import { type Kysely, sql } from 'kysely';

/** `seq` counts without gaps in a match, given out under the lock of the thread's row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table chat_threads (
      match_id uuid constraint chat_threads_pkey primary key constraint chat_threads_match_fkey references matches on delete cascade,
      last_seq integer not null constraint chat_threads_last_seq_range check (last_seq >= 0),
      last_message_at timestamptz
    )`.execute(db);

  await sql`
    create table messages (
      id uuid constraint messages_pkey primary key,
      match_id uuid not null constraint messages_match_fkey references matches on delete cascade,
      seq integer not null,
      sender_id uuid not null constraint messages_sender_fkey references users on delete cascade,
      client_id uuid not null,
      content text not null constraint messages_content_length check (char_length(content) between 1 and 2000),
      created_at timestamptz not null,
      read_at timestamptz,
      -- A missed call leaves a message by the caller.
      kind text not null default 'text' constraint messages_kind_known check (kind in ('text', 'missed_call')),
      constraint messages_seq_key unique (match_id, seq),
      constraint messages_client_key unique (sender_id, client_id)
    )`.execute(db);
  await sql`create index messages_unread_idx on messages (match_id, sender_id) where read_at is null`.execute(db);
  await sql`create index messages_read_idx on messages (match_id, sender_id, seq) where read_at is not null`.execute(
    db,
  );
  // For the day's figures: blocks of rows in the order of time, at next to no cost for a write.
  await sql`create index messages_created_idx on messages using brin (created_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table messages, chat_threads`.execute(db);
}
