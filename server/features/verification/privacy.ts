import type { ColumnPrivacy, PrivacyRegister } from '#server/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
const internal: ColumnPrivacy = { exported: false, erased: 'delete' };

/** Rows go with the account; the selfies are removed by the same erasure. */
export const privacy: PrivacyRegister = {
  verifications: {
    id: own,
    user_id: own,
    status: own,
    reason: own,
    submitted_at: own,
    reviewed_at: own,
    reviewer_id: internal,
    selfie_removed_at: own,
  },
};
