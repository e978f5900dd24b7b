import { type Kysely, sql } from 'kysely';

/** Places that people keep for later and share into chats, and what readers say has changed there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table date_ideas
      add column checked_on date,
      -- Where the guide knows it from: an address, and its date as exactly as it says: a year, a month or a day.
      add column source_url text,
      add column source_date text constraint date_ideas_source_date check (source_date ~ '^\\d{4}(-\\d{2}){0,2}$'),
      -- Of its part of the city.
      add column latitude double precision,
      add column longitude double precision`.execute(db);
  await sql`
    create table saved_date_ideas (
      user_id uuid not null constraint saved_date_ideas_user_fkey references users on delete cascade,
      date_idea_id uuid not null constraint saved_date_ideas_idea_fkey references date_ideas on delete cascade,
      saved_at timestamptz not null,
      constraint saved_date_ideas_pkey primary key (user_id, date_idea_id)
    )`.execute(db);
  await sql`create index saved_date_ideas_idea_idx on saved_date_ideas (date_idea_id)`.execute(db);
  await sql`
    create table date_idea_reports (
      id uuid constraint date_idea_reports_pkey primary key,
      date_idea_id uuid not null constraint date_idea_reports_idea_fkey references date_ideas on delete cascade,
      user_id uuid not null constraint date_idea_reports_user_fkey references users on delete cascade,
      change text not null constraint date_idea_reports_change_known
        check (change in ('closed', 'moved', 'prices', 'hours', 'other')),
      note text not null constraint date_idea_reports_note_length check (char_length(note) <= 300),
      reported_at timestamptz not null,
      constraint date_idea_reports_key unique (date_idea_id, user_id, change)
    )`.execute(db);
  await sql`create index date_idea_reports_user_idx on date_idea_reports (user_id)`.execute(db);

  // The largest table is not read for it: the former check, which allowed less, held every row.
  await sql`
    alter table messages drop constraint if exists messages_kind_known,
      add constraint messages_kind_known check (kind in ('text', 'missed_call', 'place')) not valid`.execute(db);
  await sql`
    create table message_places (
      message_id uuid constraint message_places_pkey primary key
        constraint message_places_message_fkey references messages on delete cascade,
      date_idea_id uuid not null constraint message_places_idea_fkey references date_ideas on delete cascade
    )`.execute(db);
  await sql`create index message_places_idea_idx on message_places (date_idea_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // What a card says in words stays.
  await sql`update messages set kind = 'text' where kind = 'place'`.execute(db);
  await sql`drop table message_places, date_idea_reports, saved_date_ideas`.execute(db);
  await sql`
    alter table messages drop constraint if exists messages_kind_known,
      add constraint messages_kind_known check (kind in ('text', 'missed_call'))`.execute(db);
  await sql`alter table date_ideas drop column checked_on, drop column source_url, drop column source_date,
      drop column latitude, drop column longitude`.execute(db);
}
