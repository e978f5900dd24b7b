import { type Kysely, sql } from 'kysely';

/** Plans that are paid once. The id of an order is the payment's reference at the provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Kept for seven years once something was paid, also after an account deletion: then without its person.
  await sql`
    create table prepaid_orders (
      id uuid constraint prepaid_orders_pkey primary key,
      user_id uuid constraint prepaid_orders_user_fkey references users on delete set null,
      plan text not null constraint prepaid_orders_plan_known check (plan in ('gold', 'diamond', 'soul')),
      term text not null constraint prepaid_orders_term_known check (term in ('week', 'month', 'quarter')),
      amount_minor integer not null,
      state text not null constraint prepaid_orders_state_known check (state in ('open', 'paid', 'refused', 'returned')),
      -- Why a payment brought no plan.
      refusal text constraint prepaid_orders_refusal_known
        check (refusal in ('underpaid', 'late', 'currency', 'subscribed', 'left')),
      paid_minor integer,
      paid_at timestamptz,
      -- How much is to go back in all.
      refund_minor integer not null,
      -- Null once the plan that it brought is gone.
      entitlement_id uuid constraint prepaid_orders_entitlement_fkey references entitlements on delete set null
        constraint prepaid_orders_entitlement_key unique,
      url text,
      expires_at timestamptz not null,
      read_number bigint not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index prepaid_orders_user_idx on prepaid_orders (user_id, created_at desc)`.execute(db);
  await sql`create index prepaid_orders_open_idx on prepaid_orders (created_at) where state = 'open'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table prepaid_orders`.execute(db);
}
