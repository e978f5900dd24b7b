import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table support_tickets (
      id uuid constraint support_tickets_pkey primary key,
      user_id uuid not null constraint support_tickets_user_fkey references users on delete cascade,
      subject text not null constraint support_tickets_subject_length check (char_length(subject) between 3 and 120),
      state text not null constraint support_tickets_state_known check (state in ('open', 'answered', 'closed')),
      -- A plan with priority was in force when the person last wrote.
      is_priority boolean not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      -- Writing more on a waiting request costs nobody their place.
      state_since timestamptz not null
    )`.execute(db);
  await sql`create index support_tickets_user_idx on support_tickets (user_id, created_at desc)`.execute(db);
  await sql`create index support_tickets_queue_idx on support_tickets (state, is_priority desc, state_since, id)`.execute(
    db,
  );
  await sql`
    create table support_messages (
      id uuid constraint support_messages_pkey primary key,
      ticket_id uuid not null constraint support_messages_ticket_fkey references support_tickets on delete cascade,
      from_team boolean not null,
      content text not null constraint support_messages_content_length check (char_length(content) between 1 and 2000),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index support_messages_ticket_idx on support_messages (ticket_id, created_at, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table support_messages, support_tickets`.execute(db);
}
