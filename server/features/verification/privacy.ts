import {
  account,
  type ColumnPrivacy,
  columns,
  own,
  type PrivacyRegister,
} from '#server/platform/legal-records/privacy.ts';

/** A reviewer's id: it becomes empty with the reviewer's account. */
const reviewer: ColumnPrivacy = { exported: false, erased: 'anonymise' };

/** Rows are deleted with the account. The same erasure removes the selfies. */
export const privacy: PrivacyRegister = {
  verifications: {
    id: own,
    user_id: account,
    ...columns(own, 'status reason submitted_at reviewed_at'),
    reviewer_id: reviewer,
    selfie_removed_at: own,
  },
};
