import type { PrivacyRegister } from '#server/privacy.ts';

const own = { exported: true, erased: 'delete' } as const;
/** How the server finds its way; it says nothing about the person. */
const inner = { exported: false, erased: 'delete' } as const;
const seven = {
  keep: 'payment records are kept for 7 years, for tax law; without the person, once they have left',
} as const;
const paid = { exported: true, erased: seven } as const;
const record = { exported: false, erased: seven } as const;
const apart = { exported: false, erased: 'anonymise' } as const;
/** Names no person: deleted by age. */
const passing = { exported: false, erased: 'delete' } as const;
const claim = {
  exported: false,
  erased: { keep: 'a keyed hash alone, so that nobody gets a second free trial by leaving; it names and finds nobody' },
} as const;

export const privacy: PrivacyRegister = {
  billing_customers: {
    user_id: own,
    customer_id: own,
    created_at: own,
  },
  billing_checkouts: {
    user_id: own,
    id: inner,
    plan: own,
    has_trial: own,
    has_discount: own,
    session_id: inner,
    url: inner,
    expires_at: inner,
    created_at: own,
  },
  billing_subscriptions: {
    id: own,
    user_id: own,
    plan: own,
    status: own,
    period_starts_at: own,
    period_ends_at: own,
    trial_ends_at: own,
    cancels_at_period_end: own,
    ended_at: own,
    unpaid_since: own,
    next_amount_minor: own,
    next_currency: own,
    is_trial_end_told: inner,
    refusal: own,
    read_number: inner,
    created_at: own,
  },
  billing_invoices: {
    id: paid,
    user_id: apart,
    subscription_id: paid,
    amount_minor: paid,
    currency: paid,
    state: paid,
    invoice_url: own,
    read_number: record,
    created_at: paid,
  },
  stripe_events: {
    id: passing,
    type: passing,
    sent_at: passing,
    received_at: passing,
  },
  trial_claims: {
    kind: claim,
    hash: claim,
    subscription_id: claim,
    claimed_at: claim,
  },
};
