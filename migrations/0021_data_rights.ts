import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deletion_requests (
      id uuid constraint deletion_requests_pkey primary key,
      -- Null once the person is forgotten: the deletion stays provable.
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
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table deletion_requests`.execute(db);
}
