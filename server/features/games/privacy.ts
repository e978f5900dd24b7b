import { account, columns, own, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

/** A person's rounds are deleted with their account. */
export const privacy: PrivacyRegister = {
  daily_game_plays: {
    user_id: account,
    ...columns(own, 'play_date play_count'),
  },
  game_plays: {
    id: own,
    user_id: account,
    ...columns(own, 'client_id game_type deal started_at result finished_at'),
  },
};
