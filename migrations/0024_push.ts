import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // A browser has one subscription, and a session is of one browser. Signing out ends both.
  await sql`
    create table push_subscriptions (
      session_id uuid constraint push_subscriptions_pkey primary key
        constraint push_subscriptions_session_fkey references sessions on delete cascade,
      endpoint text not null constraint push_subscriptions_endpoint_key unique
        constraint push_subscriptions_endpoint_length check (char_length(endpoint) <= 1000),
      p256dh text not null constraint push_subscriptions_p256dh_shape check (p256dh ~ '^B[A-Za-z0-9_-]{86}$'),
      auth text not null constraint push_subscriptions_auth_shape check (auth ~ '^[A-Za-z0-9_-]{22}$'),
      created_at timestamptz not null
    )`.execute(db);
  // Changed each minute while a page is open: the room lets a change stay on its page of the table.
  await sql`
    create table visible_pages (
      session_id uuid constraint visible_pages_pkey primary key
        constraint visible_pages_session_fkey references sessions on delete cascade,
      visible_until timestamptz not null
    ) with (fillfactor = 50)`.execute(db);
  // A person without a row wants all kinds, without names and without quiet hours.
  await sql`
    create table notice_settings (
      user_id uuid constraint notice_settings_pkey primary key
        constraint notice_settings_user_fkey references users on delete cascade,
      unwanted_pushes text[] not null default '{}',
      unwanted_letters text[] not null default '{}',
      -- The day in Lagos of the last letter about what waits.
      lettered_on date,
      has_names boolean not null default false,
      -- Hours of Lagos. The same twice: no quiet hours.
      quiet_from smallint not null default 0 constraint notice_settings_quiet_from_hour check (quiet_from between 0 and 23),
      quiet_until smallint not null default 0 constraint notice_settings_quiet_until_hour check (quiet_until between 0 and 23)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table notice_settings, visible_pages, push_subscriptions`.execute(db);
}
