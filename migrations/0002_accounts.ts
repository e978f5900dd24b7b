import { type Kysely, sql } from 'kysely';

/** Only hashes of tokens are stored. Mailed codes and links are derived from a row's id and the installation's secret, so no table holds one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid constraint users_pkey primary key,
      email citext not null constraint users_email_key unique constraint users_email_length check (length(email) <= 255),
      password_hash text not null,
      full_name text not null constraint users_full_name_length check (char_length(full_name) between 2 and 100),
      beta_onboarded_at timestamptz,
      suspended_at timestamptz,
      created_at timestamptz not null,
      email_verified_at timestamptz,
      offers_by_mail boolean not null default true,
      totp_secret bytea,
      totp_enabled_at timestamptz,
      totp_last_step integer,
      deletion_requested_at timestamptz,
      -- To about a day. Sessions are purged after some weeks, and not everybody has a profile.
      last_seen_at timestamptz,
      -- A keyed hash of the network of the sign-up: see rules/reporters.ts.
      joined_network bytea
    )`.execute(db);
  // The lists and the search of the admin console.
  await sql`create index users_created_idx on users (created_at desc, id desc)`.execute(db);
  await sql`
    create index users_words_idx on users using gin ((full_name || ' ' || email::text) gin_trgm_ops)`.execute(db);

  await sql`
    create table user_roles (
      user_id uuid not null constraint user_roles_user_fkey references users on delete cascade,
      role text not null constraint user_roles_role_known check (role in ('admin')),
      granted_at timestamptz not null,
      constraint user_roles_pkey primary key (user_id, role)
    )`.execute(db);

  await signingIn(db);
  await waysBack(db);
  await consents(db);
}

async function signingIn(db: Kysely<unknown>): Promise<void> {
  // The lucia session is the long-lived row. Only sha256 of a token is stored.
  await sql`
    create table sessions (
      id uuid constraint sessions_pkey primary key,
      user_id uuid not null constraint sessions_user_fkey references users on delete cascade,
      label text not null constraint sessions_label_length check (char_length(label) <= 100),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      absolute_expires_at timestamptz not null,
      last_seen_at timestamptz not null,
      access_hash bytea not null constraint sessions_access_hash_key unique,
      access_expires_at timestamptz not null,
      refresh_hash bytea not null,
      parent_hash bytea,
      salt bytea,
      rotated_at timestamptz,
      confirmed_at timestamptz
    )`.execute(db);
  await sql`create index sessions_user_idx on sessions (user_id)`.execute(db);
  await sql`create index sessions_expires_idx on sessions (expires_at)`.execute(db);

  await sql`
    create table spent_refresh_tokens (
      hash bytea constraint spent_refresh_tokens_pkey primary key,
      session_id uuid not null constraint spent_refresh_tokens_session_fkey references sessions on delete cascade,
      spent_at timestamptz not null
    )`.execute(db);
  await sql`create index spent_refresh_tokens_session_idx on spent_refresh_tokens (session_id)`.execute(db);

  await sql`
    create table access_tokens (
      id uuid constraint access_tokens_pkey primary key,
      user_id uuid not null constraint access_tokens_user_fkey references users on delete cascade,
      name text not null constraint access_tokens_name_length check (char_length(name) between 1 and 100),
      token_hash bytea not null constraint access_tokens_token_hash_key unique,
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index access_tokens_user_idx on access_tokens (user_id)`.execute(db);

  await sql`
    create table recovery_codes (
      user_id uuid not null constraint recovery_codes_user_fkey references users on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      constraint recovery_codes_pkey primary key (user_id, code_hash)
    )`.execute(db);
}

async function waysBack(db: Kysely<unknown>): Promise<void> {
  // For the account's own address, or for a new one that replaces it. The newest of a person counts.
  await sql`
    create table email_verifications (
      id uuid constraint email_verifications_pkey primary key,
      user_id uuid not null constraint email_verifications_user_key unique
        constraint email_verifications_user_fkey references users on delete cascade,
      email citext not null constraint email_verifications_email_length check (length(email) <= 255),
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);

  // user_id is null for an address without an account: asking costs and answers the same.
  await sql`
    create table password_resets (
      id uuid constraint password_resets_pkey primary key,
      user_id uuid constraint password_resets_user_fkey references users on delete cascade,
      code_challenge text not null constraint password_resets_challenge_length check (length(code_challenge) = 43),
      created_at timestamptz not null,
      code_expires_at timestamptz not null,
      link_expires_at timestamptz not null,
      tries smallint not null default 0,
      used_at timestamptz,
      -- The same key for all requests of an address.
      account_key bytea not null constraint password_resets_key_length check (length(account_key) = 32),
      is_known_network boolean not null default false,
      sent_at timestamptz,
      -- A new password, or a sign-in that leaves the password as it is.
      purpose text not null default 'reset' constraint password_resets_purpose_known check (purpose in ('reset', 'sign_in'))
    )`.execute(db);
  await sql`create index password_resets_user_idx on password_resets (user_id)`.execute(db);
  await sql`create index password_resets_created_idx on password_resets (created_at)`.execute(db);
  await sql`create index password_resets_key_idx on password_resets (account_key, id)`.execute(db);

  // A letter about a changed address goes here, whatever the account's address is by then.
  await sql`
    create table former_addresses (
      id uuid constraint former_addresses_pkey primary key,
      user_id uuid not null constraint former_addresses_user_fkey references users on delete cascade,
      email citext not null constraint former_addresses_email_length check (length(email) <= 255),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index former_addresses_user_idx on former_addresses (user_id)`.execute(db);
  await sql`create index former_addresses_created_idx on former_addresses (created_at)`.execute(db);
}

async function consents(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table privacy_acceptances (
      id uuid constraint privacy_acceptances_pkey primary key,
      user_id uuid not null constraint privacy_acceptances_user_fkey references users on delete cascade,
      privacy_version text not null,
      terms_version text not null,
      accepted_at timestamptz not null
    )`.execute(db);
  await sql`create index privacy_acceptances_user_idx on privacy_acceptances (user_id)`.execute(db);

  // Nobody can change the log, not even the server. The subject is a keyed hash: rows outlive their people and name nobody.
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
  await sql`
    create trigger consent_log_only_grows before update or delete or truncate on consent_log
      for each statement execute function refuse_change()`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table consent_log, privacy_acceptances`.execute(db);
  await sql`drop function refuse_change`.execute(db);
  await sql`drop table former_addresses, password_resets, email_verifications`.execute(db);
  await sql`drop table recovery_codes, access_tokens, spent_refresh_tokens, sessions`.execute(db);
  await sql`drop table user_roles, users`.execute(db);
}
