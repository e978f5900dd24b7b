import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table entitlements (
      id uuid constraint entitlements_pkey primary key,
      user_id uuid not null constraint entitlements_user_fkey references users on delete cascade,
      plan text not null constraint entitlements_plan_known check (plan in ('gold', 'diamond', 'soul')),
      source text not null constraint entitlements_source_known check (source in ('admin', 'flag', 'beta', 'demo', 'checkout')),
      is_trial boolean not null,
      starts_at timestamptz not null,
      ends_at timestamptz,
      created_at timestamptz not null,
      -- ends_at is later by the days of grace.
      renews_at timestamptz,
      subscription_id text constraint entitlements_subscription_key unique,
      constraint entitlements_period check (ends_at is null or ends_at > starts_at)
    )`.execute(db);
  await sql`create index entitlements_user_idx on entitlements (user_id, starts_at desc)`.execute(db);
  // The day's figures of the admin console.
  await sql`create index entitlements_started_idx on entitlements (starts_at)`.execute(db);

  // The primary key is the cap: place 101 cannot be inserted.
  await sql`
    create table beta_places (
      place smallint constraint beta_places_pkey primary key constraint beta_places_cap check (place between 1 and 100),
      user_id uuid not null constraint beta_places_user_fkey references users on delete cascade constraint beta_places_user_key unique,
      taken_at timestamptz not null,
      -- The launch coupon comes with the place.
      coupon_used_by text,
      coupon_used_at timestamptz
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table beta_places, entitlements`.execute(db);
}
