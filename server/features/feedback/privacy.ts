import { account, columns, own, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

export const privacy: PrivacyRegister = {
  beta_feedback: {
    id: own,
    user_id: account,
    ...columns(own, 'feature_rating bug_report feature_request general_feedback created_at'),
  },
};
