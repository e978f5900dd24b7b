import { limits } from '#rules/limits.ts';
import type { ColumnPrivacy, Keep, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
const account: ColumnPrivacy = { ...own, owner: 'account' };
/** Technical columns, which tell nothing about the person. */
const inner: ColumnPrivacy = { exported: false, erased: 'delete' };
const seven: Keep = {
  keep: 'payment records are kept for tax law; without the person, once they have left',
  until: limits.dataRights.paymentDays,
};
const paid: ColumnPrivacy = { exported: true, erased: seven };
const record: ColumnPrivacy = { exported: false, erased: seven };
/** Names no person. Deleted by age. */
const passing: ColumnPrivacy = { exported: false, erased: 'delete', by: 'purgeStripeEvents' };
const claim: ColumnPrivacy = {
  exported: false,
  erased: {
    keep: 'a keyed hash alone, so that nobody gets a second free trial by leaving; it names and finds nobody',
    until: 'names nobody',
  },
};

export const privacy: PrivacyRegister = {
  billing_customers: {
    user_id: account,
    customer_id: own,
    created_at: own,
  },
  billing_checkouts: {
    user_id: account,
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
    user_id: account,
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
    user_id: { exported: true, erased: 'anonymise', owner: 'account' },
    subscription_id: paid,
    amount_minor: paid,
    currency: paid,
    state: paid,
    invoice_url: { exported: true, erased: 'anonymise', by: 'erasure' },
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
