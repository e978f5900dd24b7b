import { account, columns, internal, own, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

/** A plan is exported to whose time and place stand, and deleted with the match or with the account of either. */
export const privacy: PrivacyRegister = {
  date_plans: {
    proposer_id: account,
    ...columns(own, 'id match_id version state date_idea_id place_name starts_at proposed_at changed_at'),
    ...columns(internal, 'client_id changed_by_id'),
  },
  date_reviews: { user_id: account, ...columns(own, 'plan_id has_met feeling note answered_at'), other_id: internal },
};
