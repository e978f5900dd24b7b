import { account, columns, internal, own, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

export const privacy: PrivacyRegister = {
  companion_preferences: {
    user_id: account,
    ...columns(own, 'companion_gender tone updated_at'),
  },
  companion_transcripts: {
    id: own,
    user_id: account,
    ...columns(own, 'scenario started_at updated_at'),
  },
  companion_turns: {
    ...columns(own, 'id transcript_id'),
    user_id: account,
    ...columns(own, 'coach_mode content reply state offers_help created_at ended_at'),
    ...columns(internal, 'client_id claimed_at'),
  },
  companion_ratings: {
    user_id: account,
    ...columns(own, 'exchange_id rating rated_at'),
  },
  companion_usage: {
    used_on: own,
    user_id: account,
    tokens: own,
  },
};
