import { account, columns, internal, own, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

/** All columns are deleted with the account: the table references users with `on delete cascade`. */
export const privacy: PrivacyRegister = {
  profiles: {
    id: account,
    ...columns(own, 'full_name date_of_birth gender bio location town_id interests height_cm education religion'),
    ...columns(own, 'smoking drinking show_me deck_filter age_verified date_of_birth_verified_at'),
    ...columns(own, 'data_processing_consent_at verified verification_status latitude longitude shown_latitude'),
    ...columns(own, 'shown_longitude own_fix_at travel_town_id travel_location travel_latitude travel_longitude'),
    ...columns(own, 'boost_expires_at weekly_boost_at last_active_at paused_at suspended_at limited_at'),
    ...columns(own, 'deletion_requested_at created_at updated_at'),
    ...columns(
      internal,
      'shown_due_at shown_moves_on shown_moves own_moves_on own_moves own_leaps active_day deck_cell',
    ),
    ...columns(
      internal,
      'deck_draw deck_latitude deck_longitude travel_allowed lively seen interest_keys words deckable',
    ),
  },
};
