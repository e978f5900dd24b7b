import { type Kysely, sql } from 'kysely';

/**
 * Confirmed addresses, two-factor sign-in, ways back into an account, and throttles. What is mailed is derived from a row's id and the
 * installation's secret, so that no table holds a code or a link.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column email_verified_at timestamptz,
      add column offers_by_mail boolean not null default true,
      add column totp_secret bytea,
      add column totp_enabled_at timestamptz,
      add column totp_last_step integer`.execute(db);

  await sql`
    create table recovery_codes (
      user_id uuid not null constraint recovery_codes_user_fkey references users on delete cascade,
      code_hash bytea not null,
      used_at timestamptz,
      constraint recovery_codes_pkey primary key (user_id, code_hash)
    )`.execute(db);

  // Of the account's own address after sign-up, or of a new one that is to take its place; the newest of a person counts.
  await sql`
    create table email_verifications (
      id uuid constraint email_verifications_pkey primary key,
      user_id uuid not null constraint email_verifications_user_key unique
        constraint email_verifications_user_fkey references users on delete cascade,
      email citext not null constraint email_verifications_email_length check (length(email) <= 255),
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);

  // user_id is null where the address has no account: asking costs and answers the same.
  await sql`
    create table password_resets (
      id uuid constraint password_resets_pkey primary key,
      user_id uuid constraint password_resets_user_fkey references users on delete cascade,
      code_challenge text not null constraint password_resets_challenge_length check (length(code_challenge) = 43),
      created_at timestamptz not null,
      code_expires_at timestamptz not null,
      link_expires_at timestamptz not null,
      tries smallint not null default 0,
      used_at timestamptz
    )`.execute(db);
  await sql`create index password_resets_user_idx on password_resets (user_id)`.execute(db);
  await sql`create index password_resets_created_idx on password_resets (created_at)`.execute(db);

  // In the shape that rate-limiter-flexible writes. Keys are keyed hashes, so that no address of a person or a machine stands in it.
  await sql`
    create unlogged table throttles (
      key text constraint throttles_pkey primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table throttles, password_resets, email_verifications, recovery_codes`.execute(db);
  await sql`
    alter table users drop column email_verified_at, drop column offers_by_mail, drop column totp_secret,
      drop column totp_enabled_at, drop column totp_last_step`.execute(db);
}
