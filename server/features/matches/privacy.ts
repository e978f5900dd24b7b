import type { PrivacyRegister } from '#server/platform/records/privacy.ts';

/** A match is deleted with either of its two people. The foreign keys cascade, also to its thread and messages. */
export const privacy: PrivacyRegister = {
  matches: {
    id: { exported: true, erased: 'delete' },
    user1_id: { exported: true, erased: 'delete', owner: 'account' },
    user2_id: { exported: true, erased: 'delete', owner: 'account' },
    created_at: { exported: true, erased: 'delete' },
    ended_at: { exported: true, erased: 'delete' },
  },
};
