import {
  account,
  type ColumnPrivacy,
  columns,
  internal,
  own,
  type PrivacyRegister,
} from '#server/platform/legal-records/privacy.ts';

/** A moderator's id: it becomes empty with the moderator's account. */
const moderator: ColumnPrivacy = { exported: false, erased: 'anonymise' };

/**
 * Moderators' words to a person, and the person's answers, are deleted with the account. The id of a report is not exported: it would reveal
 * the reporter.
 */
export const privacy: PrivacyRegister = {
  warnings: {
    id: own,
    user_id: account,
    ...columns(own, 'photo_id reason'),
    warned_by: moderator,
    ...columns(own, 'created_at acknowledged_at'),
    report_id: internal,
  },
  suspensions: {
    id: own,
    user_id: account,
    reason: own,
    suspended_by: moderator,
    suspended_at: own,
    lifted_by: moderator,
    lifted_at: own,
    report_id: internal,
  },
  appeals: {
    ...columns(own, 'id suspension_id'),
    user_id: account,
    ...columns(own, 'content state note'),
    decided_by: moderator,
    ...columns(own, 'created_at decided_at'),
  },
};
