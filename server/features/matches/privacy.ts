import { account, columns, own, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

/** A match is deleted with either of its two people. The foreign keys cascade, also to its thread and messages. */
export const privacy: PrivacyRegister = {
  matches: {
    id: own,
    ...columns(account, 'user1_id user2_id'),
    ...columns(own, 'created_at ended_at'),
  },
};
