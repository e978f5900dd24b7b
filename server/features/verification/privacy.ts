import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
/** Another's: it goes empty with the reviewer's account. */
const reviewer: ColumnPrivacy = { exported: false, erased: 'anonymise' };

/** Rows go with the account; the selfies are removed by the same erasure. */
export const privacy: PrivacyRegister = {
  verifications: {
    id: own,
    user_id: { ...own, owner: 'account' },
    status: own,
    reason: own,
    submitted_at: own,
    reviewed_at: own,
    reviewer_id: reviewer,
    selfie_removed_at: own,
  },
};
