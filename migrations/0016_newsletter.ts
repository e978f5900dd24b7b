import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await subscribers(db);
  await letters(db);
}

async function subscribers(db: Kysely<unknown>): Promise<void> {
  // One row for each consent to the newsletter, of which one an address is live. No row is overwritten.
  await sql`
    create table newsletter_subscribers (
      id uuid constraint newsletter_subscribers_pkey primary key,
      email citext not null constraint newsletter_subscribers_email_length check (length(email) <= 255),
      source text not null constraint newsletter_subscribers_source_known
        check (source in ('landing_page', 'feedback_area', 'newsletter_page', 'settings')),
      consent_given boolean not null constraint newsletter_subscribers_consent check (consent_given),
      consent_timestamp timestamptz not null,
      unsubscribed_at timestamptz,
      -- The account that had the address and has another one now, so that its export and its erasure find the row.
      user_id uuid constraint newsletter_subscribers_user_id_fkey references users on delete cascade,
      -- True when no letter reached the address.
      has_bounced boolean not null default false,
      constraint newsletter_subscribers_bounced check (not has_bounced or unsubscribed_at is not null)
    )`.execute(db);
  await sql`
    create unique index newsletter_subscribers_live on newsletter_subscribers (email) where unsubscribed_at is null`.execute(
    db,
  );
  await sql`create index newsletter_subscribers_email on newsletter_subscribers (email)`.execute(db);
  await sql`create index newsletter_subscribers_user_id on newsletter_subscribers (user_id)`.execute(db);
  await sql`create index newsletter_subscribers_left_idx on newsletter_subscribers (unsubscribed_at)`.execute(db);
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

async function letters(db: Kysely<unknown>): Promise<void> {
  // Those of the content follow it until an administrator changes them.
  await sql`
    create table newsletter_articles (
      id uuid constraint newsletter_articles_pkey primary key,
      slug text not null constraint newsletter_articles_slug_key unique,
      -- Within the articles of a day.
      position integer not null,
      day text not null constraint newsletter_articles_day_known check (day in ('monday', 'thursday')),
      category text not null constraint newsletter_articles_category_known
        check (category in ('longevity', 'success', 'spiritual', 'confidence', 'happiness', 'growth')),
      subject text not null constraint newsletter_articles_subject_length check (char_length(subject) between 5 and 100),
      title text not null constraint newsletter_articles_title_length check (char_length(title) between 5 and 100),
      -- Markdown.
      content text not null constraint newsletter_articles_content_length check (char_length(content) between 100 and 20000),
      edited_at timestamptz,
      removed_at timestamptz
    )`.execute(db);
  await sql`create index newsletter_articles_day_idx on newsletter_articles (day, position)`.execute(db);
  await sql`
    create table newsletter_issues (
      id uuid constraint newsletter_issues_pkey primary key,
      day text not null constraint newsletter_issues_day_known check (day in ('monday', 'thursday')),
      source text not null constraint newsletter_issues_source_known check (source in ('scheduled', 'manual')),
      article_id uuid not null constraint newsletter_issues_article_fkey references newsletter_articles on delete restrict,
      -- As they were when the sending began: a retried letter is the same letter.
      subject text not null,
      title text not null,
      content text not null,
      lagos_date date not null,
      started_at timestamptz not null,
      -- When the sending began.
      recipients integer not null,
      -- Counted letter by letter, so that they stay when a reader is forgotten.
      sent integer not null default 0,
      bounced integer not null default 0,
      skipped integer not null default 0,
      -- Every letter had its row and its job.
      expanded_at timestamptz,
      -- Every letter had been tried: failed ones are retried and delay no other sending.
      finished_at timestamptz,
      -- From then on refusals take no addresses off the list: there were too many.
      mistrusted_at timestamptz
    )`.execute(db);
  // One sending at a time, and one automatic sending a day, whatever races.
  await sql`create unique index newsletter_issues_sending on newsletter_issues ((true)) where finished_at is null`.execute(
    db,
  );
  await sql`
    create unique index newsletter_issues_scheduled on newsletter_issues (lagos_date) where source = 'scheduled'`.execute(
    db,
  );
  await sql`create index newsletter_issues_article_idx on newsletter_issues (article_id, started_at desc)`.execute(db);
  await sql`create index newsletter_issues_started_idx on newsletter_issues (started_at desc)`.execute(db);
  await sql`
    create table newsletter_deliveries (
      issue_id uuid not null constraint newsletter_deliveries_issue_fkey references newsletter_issues on delete cascade,
      subscriber_id uuid not null constraint newsletter_deliveries_subscriber_fkey references newsletter_subscribers on delete cascade,
      state text not null constraint newsletter_deliveries_state_known check (state in ('waiting', 'sent', 'bounced', 'skipped')),
      tried_at timestamptz,
      settled_at timestamptz,
      constraint newsletter_deliveries_pkey primary key (issue_id, subscriber_id),
      constraint newsletter_deliveries_settled check ((state = 'waiting') = (settled_at is null))
    )`.execute(db);
  await sql`create index newsletter_deliveries_subscriber_idx on newsletter_deliveries (subscriber_id)`.execute(db);
  await sql`
    create index newsletter_deliveries_waiting_idx on newsletter_deliveries (issue_id, tried_at) where state = 'waiting'`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table newsletter_deliveries, newsletter_issues, newsletter_articles, newsletter_subscribers`.execute(
    db,
  );
  await sql`drop function refuse_consent_change`.execute(db);
}
