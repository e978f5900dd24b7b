import { type Kysely, sql } from 'kysely';

/** Grants of a paid plan, and the hundred places of the beta programme. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table entitlements (
      id uuid constraint entitlements_pkey primary key,
      user_id uuid not null constraint entitlements_user_fkey references users on delete cascade,
      plan text not null constraint entitlements_plan_known check (plan in ('gold', 'diamond', 'soul')),
      source text not null constraint entitlements_source_known check (source in ('admin', 'beta', 'demo', 'checkout')),
      is_trial boolean not null,
      starts_at timestamptz not null,
      ends_at timestamptz,
      created_at timestamptz not null,
      constraint entitlements_period check (ends_at is null or ends_at > starts_at)
    )`.execute(db);
  await sql`create index entitlements_user_idx on entitlements (user_id, starts_at desc)`.execute(db);

  // The primary key is the cap: place 101 cannot be inserted.
  await sql`
    create table beta_places (
      place smallint constraint beta_places_pkey primary key constraint beta_places_cap check (place between 1 and 100),
      user_id uuid not null constraint beta_places_user_fkey references users on delete cascade constraint beta_places_user_key unique,
      taken_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table beta_places, entitlements`.execute(db);
}
