import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const kept: ColumnPrivacy = {
  exported: true,
  erased: { keep: 'proof that a deletion was asked for and done, without the person', until: 'names nobody' },
};
const named: ColumnPrivacy = { exported: true, erased: 'anonymise', by: 'erasure' };

export const privacy: PrivacyRegister = {
  deletion_requests: {
    id: kept,
    user_id: { exported: true, erased: 'anonymise', owner: 'account' },
    email: named,
    reason: named,
    status: kept,
    source: kept,
    requested_at: kept,
    cancellable_until: kept,
    erased_by: kept,
    cancelled_at: kept,
    anonymised_at: kept,
    erased_at: kept,
  },
};
