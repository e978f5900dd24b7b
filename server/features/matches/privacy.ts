import type { PrivacyRegister } from '#server/platform/records/privacy.ts';

/** A match goes with either of its two people: the foreign keys cascade, and its thread and messages with it. */
export const privacy: PrivacyRegister = {
  matches: {
    id: { exported: true, erased: 'delete' },
    user1_id: { exported: true, erased: 'delete', owner: 'account' },
    user2_id: { exported: true, erased: 'delete', owner: 'account' },
    created_at: { exported: true, erased: 'delete' },
    ended_at: { exported: true, erased: 'delete' },
  },
};
