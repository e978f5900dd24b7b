import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
const account: ColumnPrivacy = { ...own, owner: 'account' };
/** A moderator's id: it becomes empty with the moderator's account. */
const moderator: ColumnPrivacy = { exported: false, erased: 'anonymise' };
/** The id of the report would reveal the reporter. It becomes empty with that report. */
const inner: ColumnPrivacy = { exported: false, erased: 'delete' };

/** Moderators' words to a person, and the person's answers, are deleted with the account. */
export const privacy: PrivacyRegister = {
  warnings: {
    id: own,
    user_id: account,
    report_id: inner,
    photo_id: own,
    reason: own,
    warned_by: moderator,
    created_at: own,
    acknowledged_at: own,
  },
  suspensions: {
    id: own,
    user_id: account,
    report_id: inner,
    reason: own,
    suspended_by: moderator,
    suspended_at: own,
    lifted_by: moderator,
    lifted_at: own,
  },
  appeals: {
    id: own,
    suspension_id: own,
    user_id: account,
    content: own,
    state: own,
    note: own,
    decided_by: moderator,
    created_at: own,
    decided_at: own,
  },
};
