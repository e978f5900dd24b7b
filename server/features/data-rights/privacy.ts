import { type ColumnPrivacy, columns, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

const kept: ColumnPrivacy = {
  exported: true,
  erased: { keep: 'proof that a deletion was asked for and done, without the person', until: 'names nobody' },
};
const named: ColumnPrivacy = { exported: true, erased: 'anonymise', by: 'erasure' };

export const privacy: PrivacyRegister = {
  deletion_requests: {
    id: kept,
    user_id: { exported: true, erased: 'anonymise', owner: 'account' },
    ...columns(named, 'email reason'),
    ...columns(kept, 'status source requested_at cancellable_until erased_by cancelled_at anonymised_at erased_at'),
  },
};
