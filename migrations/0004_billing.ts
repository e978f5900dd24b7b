import { type Kysely, sql } from 'kysely';

/** Rows are the provider's last word. `read_number` is taken before it is asked: an answer never replaces one that was asked for later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create sequence billing_reads`.execute(db);

  await sql`
    create table billing_customers (
      user_id uuid constraint billing_customers_pkey primary key
        constraint billing_customers_user_fkey references users on delete cascade,
      customer_id text not null constraint billing_customers_customer_key unique,
      created_at timestamptz not null
    )`.execute(db);

  // Fifty requests for a page become one request to the provider.
  await sql`
    create table billing_checkouts (
      user_id uuid constraint billing_checkouts_pkey primary key
        constraint billing_checkouts_user_fkey references users on delete cascade,
      id uuid not null,
      plan text not null constraint billing_checkouts_plan_known check (plan in ('gold', 'diamond', 'soul')),
      has_trial boolean not null,
      has_discount boolean not null,
      session_id text,
      url text,
      expires_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(db);

  await sql`
    create table billing_subscriptions (
      id text constraint billing_subscriptions_pkey primary key,
      user_id uuid not null constraint billing_subscriptions_user_fkey references users on delete cascade,
      plan text not null constraint billing_subscriptions_plan_known check (plan in ('gold', 'diamond', 'soul')),
      -- In the provider's words.
      status text not null,
      period_starts_at timestamptz not null,
      period_ends_at timestamptz not null,
      trial_ends_at timestamptz,
      cancels_at_period_end boolean not null,
      ended_at timestamptz,
      -- Of the oldest invoice that waits; null when none does.
      unpaid_since timestamptz,
      -- The price of the renewal; both null without one.
      next_amount_minor integer,
      next_currency text,
      -- True once a letter about the end of the trial was sent.
      is_trial_end_told boolean not null,
      -- The reason to cancel it; null when there is none.
      refusal text constraint billing_subscriptions_refusal_known check (refusal in ('second_trial', 'second_plan', 'replaced')),
      read_number bigint not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index billing_subscriptions_user_idx on billing_subscriptions (user_id)`.execute(db);

  // Kept for seven years, also after an account deletion: then without its person.
  await sql`
    create table billing_invoices (
      id text constraint billing_invoices_pkey primary key,
      user_id uuid constraint billing_invoices_user_fkey references users on delete set null,
      subscription_id text,
      amount_minor integer not null,
      currency text not null,
      state text not null constraint billing_invoices_state_known check (state in ('paid', 'open', 'void')),
      invoice_url text,
      read_number bigint not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index billing_invoices_user_idx on billing_invoices (user_id, created_at desc)`.execute(db);

  await sql`
    create table stripe_events (
      id text constraint stripe_events_pkey primary key,
      type text not null,
      sent_at timestamptz not null,
      received_at timestamptz not null
    )`.execute(db);
  await sql`create index stripe_events_received_idx on stripe_events (received_at)`.execute(db);

  // Keyed hashes, which outlive the account: nobody gets a second trial by leaving.
  await sql`
    create table trial_claims (
      kind text not null constraint trial_claims_kind_known check (kind in ('person', 'email', 'card')),
      hash bytea not null,
      subscription_id text not null,
      claimed_at timestamptz not null,
      constraint trial_claims_pkey primary key (kind, hash)
    )`.execute(db);
  await sql`create index trial_claims_subscription_idx on trial_claims (subscription_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table trial_claims, stripe_events, billing_invoices, billing_subscriptions, billing_checkouts, billing_customers`.execute(
    db,
  );
  await sql`drop sequence billing_reads`.execute(db);
}
