import type { PrivacyRegister } from '#server/privacy.ts';

const own = { exported: true, erased: 'delete' } as const;

/** What a person told the team goes with their account. */
export const privacy: PrivacyRegister = {
  beta_feedback: {
    id: own,
    user_id: own,
    feature_rating: own,
    bug_report: own,
    feature_request: own,
    general_feedback: own,
    created_at: own,
  },
};
