import type { ColumnPrivacy, PrivacyRegister } from '#server/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };

/** A block goes with either account. Its owner's export holds it; the blocked person's does not. */
export const privacy: PrivacyRegister = {
  blocked_users: {
    blocker_id: own,
    blocked_id: own,
    created_at: own,
  },
};
