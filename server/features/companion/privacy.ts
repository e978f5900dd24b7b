import type { PrivacyRegister } from '#server/privacy.ts';

const own = { exported: true, erased: 'delete' } as const;
const inner = { exported: false, erased: 'delete' } as const;

export const privacy: PrivacyRegister = {
  companion_preferences: {
    user_id: own,
    companion_gender: own,
    tone: own,
    updated_at: own,
  },
  companion_transcripts: {
    id: own,
    user_id: own,
    scenario: own,
    started_at: own,
    updated_at: own,
  },
  companion_turns: {
    id: own,
    transcript_id: own,
    user_id: own,
    client_id: inner,
    coach_mode: own,
    content: own,
    reply: own,
    state: own,
    offers_help: own,
    created_at: own,
    claimed_at: inner,
    ended_at: own,
  },
  companion_usage: {
    used_on: own,
    user_id: own,
    tokens: own,
  },
};
