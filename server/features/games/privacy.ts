import { account, columns, internal, own, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

/** A person's rounds are deleted with their account, and a game for two with that of either. Each gets their own moves in the export: the state holds the other's too. */
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
  game_sessions: {
    inviter_id: account,
    ...columns(own, 'id match_id game hardness version status invited_at changed_at'),
    ...columns(internal, 'client_id state invitee_id turn_user_id'),
  },
  game_moves: { user_id: account, ...columns(own, 'session_id version client_id move made_at') },
  seen_game_cards: { user_id: account, ...columns(own, 'card_id seen_at') },
};
