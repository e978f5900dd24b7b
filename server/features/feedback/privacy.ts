import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
const account: ColumnPrivacy = { ...own, owner: 'account' };

export const privacy: PrivacyRegister = {
  beta_feedback: {
    id: own,
    user_id: account,
    feature_rating: own,
    bug_report: own,
    feature_request: own,
    general_feedback: own,
    created_at: own,
  },
};
