import { type Kysely, sql } from 'kysely';

/**
 * One row for each time somebody agreed to the newsletter, of which one an address is live; what was agreed to is never written over.
 * user_id: the account that had a row's address and has another one now, so that its export and its erasure still find the row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table newsletter_subscribers drop constraint newsletter_subscribers_email_key,
      add column user_id uuid constraint newsletter_subscribers_user_id_fkey references users on delete cascade`.execute(
    db,
  );
  await sql`
    create unique index newsletter_subscribers_live on newsletter_subscribers (email) where unsubscribed_at is null`.execute(
    db,
  );
  await sql`create index newsletter_subscribers_email on newsletter_subscribers (email)`.execute(db);
  await sql`create index newsletter_subscribers_user_id on newsletter_subscribers (user_id)`.execute(db);
  await sql`
    create function refuse_consent_change() returns trigger language plpgsql as $$
    begin
      raise exception 'A consent is not written over: a new one is a row of its own.';
    end $$`.execute(db);
  await sql`
    create trigger newsletter_subscribers_kept
      before update of id, email, source, consent_given, consent_timestamp on newsletter_subscribers
      for each row execute function refuse_consent_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger newsletter_subscribers_kept on newsletter_subscribers`.execute(db);
  await sql`drop function refuse_consent_change`.execute(db);
  // The live consent of an address stays, else its newest.
  await sql`
    delete from newsletter_subscribers s using newsletter_subscribers newer
    where newer.email = s.email and newer.id <> s.id
      and (newer.unsubscribed_at is null, newer.consent_timestamp, newer.id)
        > (s.unsubscribed_at is null, s.consent_timestamp, s.id)`.execute(db);
  await sql`drop index newsletter_subscribers_live, newsletter_subscribers_email`.execute(db);
  await sql`
    alter table newsletter_subscribers drop column user_id,
      add constraint newsletter_subscribers_email_key unique (email)`.execute(db);
}
