import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };

/**
 * Moderators' decisions and notes are not the reporter's data: they would reveal the decision about the other person. They are deleted with
 * the report.
 */
const moderation: ColumnPrivacy = { exported: false, erased: 'delete' };

/** Another person's name. */
const others: ColumnPrivacy = { exported: false, erased: 'delete' };

/**
 * Blocks and reports are deleted with either account. Their author's export holds them; the export of the blocked or reported person does
 * not.
 */
export const privacy: PrivacyRegister = {
  blocked_users: {
    blocker_id: { ...own, owner: 'account' },
    blocked_id: own,
    blocked_name: others,
    created_at: own,
  },
  reported_users: {
    id: own,
    reporter_id: { ...own, owner: 'account' },
    reported_id: own,
    reason: own,
    description: own,
    created_at: own,
    state: moderation,
    note: moderation,
    decided_by: { exported: false, erased: 'anonymise' },
    decided_at: moderation,
    waiting_since: moderation,
    counts: moderation,
    dismissed_at: moderation,
    upheld_at: moderation,
    cleared_at: moderation,
    urgency: moderation,
    shown: moderation,
  },
  // The messages of both people. Each is deleted with its author, and with the report.
  report_evidence: {
    report_id: moderation,
    message_id: moderation,
    sender_id: { ...moderation, owner: 'account' },
    content: moderation,
    sent_at: moderation,
  },
};
