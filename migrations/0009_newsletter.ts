import { type Kysely, sql } from 'kysely';

/** Who asked for the newsletter, with what they agreed to and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_subscribers (
      id uuid constraint newsletter_subscribers_pkey primary key,
      email citext not null constraint newsletter_subscribers_email_key unique
        constraint newsletter_subscribers_email_length check (length(email) <= 255),
      source text not null constraint newsletter_subscribers_source_known
        check (source in ('landing_page', 'feedback_area', 'newsletter_page', 'settings')),
      consent_given boolean not null constraint newsletter_subscribers_consent check (consent_given),
      consent_timestamp timestamptz not null,
      unsubscribed_at timestamptz
    )`.execute(db);
  // At most one letter about used-up likes a person and day, by the same conditional insert as the limits.
  await sql`
    alter table daily_counters drop constraint daily_counters_kind_known,
      add constraint daily_counters_kind_known check (kind in ('like', 'super_like', 'upsell_letter'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from daily_counters where kind = 'upsell_letter'`.execute(db);
  await sql`
    alter table daily_counters drop constraint daily_counters_kind_known,
      add constraint daily_counters_kind_known check (kind in ('like', 'super_like'))`.execute(db);
  await sql`drop table newsletter_subscribers`.execute(db);
}
