import { type Kysely, sql } from 'kysely';

/** What administrators decide of reports, and the orders of the desk's lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table reported_users
      add column state text not null default 'open' constraint reported_users_state_known
        check (state in ('open', 'dismissed', 'acted')),
      add column note text constraint reported_users_note_length check (char_length(note) <= 500),
      add column decided_by uuid constraint reported_users_decided_by_fkey references users on delete set null,
      add column decided_at timestamptz,
      -- Since when it waits for a decision: since it was made, or made again after one, whose note stays to be read.
      add column waiting_since timestamptz,
      add constraint reported_users_decided check (state = 'open' or decided_at is not null)`.execute(db);
  await sql`update reported_users set waiting_since = created_at`.execute(db);
  await sql`alter table reported_users alter column waiting_since set not null`.execute(db);
  await sql`
    create index reported_users_queue_idx on reported_users (waiting_since, id) where state = 'open'`.execute(db);
  await sql`
    create index reported_users_decided_idx on reported_users (state, decided_at desc, id desc) where state <> 'open'`.execute(
    db,
  );
  await sql`create index beta_feedback_created_idx on beta_feedback (created_at desc, id desc)`.execute(db);
  await sql`create index audit_events_created_idx on audit_events (created_at desc, id desc)`.execute(db);
  await sql`create index users_created_idx on users (created_at desc, id desc)`.execute(db);
  // The day's figures: blocks of rows in the order of time, at next to no cost for who writes them.
  await sql`create index likes_created_idx on likes using brin (created_at)`.execute(db);
  await sql`create index matches_created_idx on matches using brin (created_at)`.execute(db);
  await sql`create index messages_created_idx on messages using brin (created_at)`.execute(db);
  await sql`create index entitlements_started_idx on entitlements (starts_at)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index audit_events_created_idx, beta_feedback_created_idx, users_created_idx, likes_created_idx, matches_created_idx,
      messages_created_idx, entitlements_started_idx`.execute(db);
  await sql`drop index reported_users_queue_idx, reported_users_decided_idx`.execute(db);
  await sql`
    alter table reported_users drop column state, drop column note, drop column decided_by, drop column decided_at,
      drop column waiting_since`.execute(db);
}
