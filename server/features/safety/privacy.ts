import { account, columns, internal, own, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

/**
 * Blocks and reports are deleted with either account. Only their author's export holds them, without the moderators' decisions and notes:
 * those would reveal the decision about the other person.
 */
export const privacy: PrivacyRegister = {
  blocked_users: {
    blocker_id: account,
    ...columns(own, 'blocked_id created_at'),
    blocked_name: internal,
  },
  reported_users: {
    id: own,
    reporter_id: account,
    ...columns(own, 'reported_id reason description created_at'),
    decided_by: { exported: false, erased: 'anonymise' },
    ...columns(internal, 'state note decided_at waiting_since counts dismissed_at upheld_at cleared_at urgency shown'),
  },
  // The messages of both people. Each is deleted with its author, and with the report.
  report_evidence: {
    sender_id: { ...internal, owner: 'account' },
    ...columns(internal, 'report_id message_id content sent_at'),
  },
};
