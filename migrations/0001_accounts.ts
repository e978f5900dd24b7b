import { type Kysely, sql } from 'kysely';

/** Accounts, their sessions (tokens only as hashes), roles, access tokens for scripts, and the audit trail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists citext`.execute(db);

  await sql`
    create table users (
      id uuid constraint users_pkey primary key,
      email citext not null constraint users_email_key unique constraint users_email_length check (length(email) <= 255),
      password_hash text not null,
      full_name text not null constraint users_full_name_length check (char_length(full_name) between 2 and 100),
      beta_onboarded_at timestamptz,
      suspended_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);

  await sql`
    create table user_roles (
      user_id uuid not null constraint user_roles_user_fkey references users on delete cascade,
      role text not null constraint user_roles_role_known check (role in ('admin')),
      granted_at timestamptz not null,
      constraint user_roles_pkey primary key (user_id, role)
    )`.execute(db);

  // The lucia session is the long-lived row; access and refresh are columns of ours. Only sha256 of a token is stored.
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
    create table privacy_acceptances (
      id uuid constraint privacy_acceptances_pkey primary key,
      user_id uuid not null constraint privacy_acceptances_user_fkey references users on delete cascade,
      privacy_version text not null,
      terms_version text not null,
      accepted_at timestamptz not null
    )`.execute(db);
  await sql`create index privacy_acceptances_user_idx on privacy_acceptances (user_id)`.execute(db);

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

  // Who did what to whom. `details` never holds messages, tokens, e-mail addresses or coordinates.
  await sql`
    create table audit_events (
      id uuid constraint audit_events_pkey primary key,
      actor_id uuid constraint audit_events_actor_fkey references users on delete set null,
      subject_id uuid constraint audit_events_subject_fkey references users on delete set null,
      access_token_id uuid constraint audit_events_token_fkey references access_tokens on delete set null,
      action text not null,
      details jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index audit_events_subject_idx on audit_events (subject_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table audit_events, access_tokens, privacy_acceptances, spent_refresh_tokens, sessions, user_roles, users`.execute(
    db,
  );
}
