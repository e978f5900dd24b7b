import type { ColumnPrivacy, PrivacyRegister } from '#server/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };

/** Blocks and reports go with either account. Their author's export holds them; that of the blocked or reported person does not. */
export const privacy: PrivacyRegister = {
  blocked_users: {
    blocker_id: own,
    blocked_id: own,
    blocked_name: own,
    created_at: own,
  },
  reported_users: {
    id: own,
    reporter_id: own,
    reported_id: own,
    reason: own,
    description: own,
    created_at: own,
  },
};
