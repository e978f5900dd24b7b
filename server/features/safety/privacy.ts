import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };

/** What moderators decided and noted is no data of the reporter's: it would tell what became of the other. It goes with the report. */
const moderation: ColumnPrivacy = { exported: false, erased: 'delete' };

/** Another's name. */
const others: ColumnPrivacy = { exported: false, erased: 'delete' };

/** Blocks and reports go with either account. Their author's export holds them; that of the blocked or reported person does not. */
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
  // Of both people's messages; each goes with its author, and with the report.
  report_evidence: {
    report_id: moderation,
    message_id: moderation,
    sender_id: { ...moderation, owner: 'account' },
    content: moderation,
    sent_at: moderation,
  },
};
