import { type Kysely, sql } from 'kysely';

/**
 * Ways back that give nothing away: one key for requests of an address, with or without an account, and whether their letter was sent.
 * And where a letter about a changed address goes, whatever the account's address is by then.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Good for an hour; they cannot be given a key here, which takes the installation's secret.
  await sql`delete from password_resets`.execute(db);
  await sql`
    alter table password_resets
      add column account_key bytea not null constraint password_resets_key_length check (length(account_key) = 32),
      add column is_known_network boolean not null default false,
      add column sent_at timestamptz`.execute(db);
  await sql`create index password_resets_key_idx on password_resets (account_key, id)`.execute(db);

  await sql`
    create table former_addresses (
      id uuid constraint former_addresses_pkey primary key,
      user_id uuid not null constraint former_addresses_user_fkey references users on delete cascade,
      email citext not null constraint former_addresses_email_length check (length(email) <= 255),
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index former_addresses_user_idx on former_addresses (user_id)`.execute(db);
  await sql`create index former_addresses_created_idx on former_addresses (created_at)`.execute(db);

  // Known networks stay among the windows for months, so what has passed is found by an index.
  await sql`create index throttles_expire_idx on throttles (expire)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index throttles_expire_idx`.execute(db);
  await sql`drop table former_addresses`.execute(db);
  await sql`
    alter table password_resets drop column account_key, drop column is_known_network, drop column sent_at`.execute(db);
}
