import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
/** A reviewer's id: it becomes empty with the reviewer's account. */
const reviewer: ColumnPrivacy = { exported: false, erased: 'anonymise' };

/** Rows are deleted with the account. The same erasure removes the selfies. */
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
