import { limits } from '#rules/limits.ts';
import {
  account,
  type ColumnPrivacy,
  columns,
  internal,
  type Keep,
  own,
  type PrivacyRegister,
} from '#server/platform/legal-records/privacy.ts';

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
    keep: 'a keyed hash alone, so that nobody gets a second free trial by a deletion; it names and finds nobody',
    until: 'names nobody',
  },
};

export const privacy: PrivacyRegister = {
  billing_customers: {
    user_id: account,
    ...columns(own, 'customer_id created_at'),
  },
  billing_checkouts: {
    user_id: account,
    ...columns(own, 'plan has_trial has_discount created_at'),
    ...columns(internal, 'id session_id url expires_at'),
  },
  billing_subscriptions: {
    id: own,
    user_id: account,
    ...columns(own, 'plan status period_starts_at period_ends_at trial_ends_at cancels_at_period_end ended_at'),
    ...columns(own, 'unpaid_since next_amount_minor next_currency refusal created_at'),
    ...columns(internal, 'is_trial_end_told read_number'),
  },
  billing_invoices: {
    id: paid,
    user_id: { exported: true, erased: 'anonymise', owner: 'account' },
    ...columns(paid, 'subscription_id amount_minor currency state'),
    invoice_url: { exported: true, erased: 'anonymise', by: 'erasure' },
    read_number: record,
    created_at: paid,
  },
  stripe_events: columns(passing, 'id type sent_at received_at'),
  trial_claims: columns(claim, 'kind hash subscription_id claimed_at'),
};
