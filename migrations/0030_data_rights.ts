import { type Kysely, sql } from 'kysely';

/** Leaving, and the log of consents, which nobody can change: also not the server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column deletion_requested_at timestamptz`.execute(db);
  await sql`
    create table deletion_requests (
      id uuid constraint deletion_requests_pkey primary key,
      -- Empty once the person is forgotten: that a deletion was done stays provable.
      user_id uuid constraint deletion_requests_user_fkey references users on delete set null,
      email citext,
      reason text constraint deletion_requests_reason_length check (char_length(reason) <= 500),
      status text not null constraint deletion_requests_status_known
        check (status in ('pending', 'cancelled', 'anonymised', 'erased')),
      source text not null constraint deletion_requests_source_known check (source in ('person', 'inactivity')),
      requested_at timestamptz not null,
      cancellable_until timestamptz not null,
      erased_by timestamptz not null,
      cancelled_at timestamptz,
      anonymised_at timestamptz,
      erased_at timestamptz
    )`.execute(db);
  await sql`
    create unique index deletion_requests_one_idx on deletion_requests (user_id) where status in ('pending', 'anonymised')`.execute(
    db,
  );
  await sql`
    create index deletion_requests_due_idx on deletion_requests (cancellable_until) where status = 'pending'`.execute(
    db,
  );
  await sql`create index deletion_requests_erase_idx on deletion_requests (erased_by) where status = 'anonymised'`.execute(
    db,
  );
  // The subject is a keyed hash of an account's id or of an address: rows outlive their people and name nobody.
  await sql`
    create table consent_log (
      id uuid constraint consent_log_pkey primary key,
      subject bytea not null,
      what text not null,
      version text not null,
      text_hash bytea not null,
      given boolean not null,
      how text not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index consent_log_subject_idx on consent_log (subject, at)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'Rows of % are never changed.', tg_table_name using errcode = 'integrity_constraint_violation';
    end $$`.execute(db);
  // Those that ended too: for an export, and for a person who is erased.
  await sql`create index matches_user2_any_idx on matches (user2_id)`.execute(db);
  await sql`
    create trigger consent_log_only_grows before update or delete or truncate on consent_log
      for each statement execute function refuse_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index matches_user2_any_idx`.execute(db);
  await sql`drop table consent_log`.execute(db);
  await sql`drop function refuse_change`.execute(db);
  await sql`drop table deletion_requests`.execute(db);
  await sql`alter table users drop column deletion_requested_at`.execute(db);
}
