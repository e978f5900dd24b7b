import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
const account: ColumnPrivacy = { ...own, owner: 'account' };
const inner: ColumnPrivacy = { exported: false, erased: 'delete' };

export const privacy: PrivacyRegister = {
  companion_preferences: {
    user_id: account,
    companion_gender: own,
    tone: own,
    updated_at: own,
  },
  companion_transcripts: {
    id: own,
    user_id: account,
    scenario: own,
    started_at: own,
    updated_at: own,
  },
  companion_turns: {
    id: own,
    transcript_id: own,
    user_id: account,
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
    user_id: account,
    tokens: own,
  },
};
