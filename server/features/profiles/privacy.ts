import type { ColumnPrivacy, PrivacyRegister } from '#server/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
/** Made by the server for its own working: derived from what is exported, or about somebody else. */
const internal: ColumnPrivacy = { exported: false, erased: 'delete' };

/** Everything goes with the account: the table hangs on users by `on delete cascade`. */
export const privacy: PrivacyRegister = {
  profiles: {
    id: own,
    full_name: own,
    date_of_birth: own,
    gender: own,
    bio: own,
    location: own,
    town_id: own,
    interests: own,
    height_cm: own,
    education: own,
    religion: own,
    smoking: own,
    drinking: own,
    show_me: own,
    age_verified: own,
    date_of_birth_verified_at: own,
    data_processing_consent_at: own,
    verified: own,
    verification_status: own,
    latitude: own,
    longitude: own,
    shown_latitude: own,
    shown_longitude: own,
    shown_due_at: internal,
    shown_moves_on: internal,
    shown_moves: internal,
    travel_town_id: own,
    travel_location: own,
    travel_latitude: own,
    travel_longitude: own,
    boost_expires_at: own,
    last_active_at: own,
    active_day: internal,
    paused_at: own,
    suspended_at: own,
    deletion_requested_at: own,
    deck_cell: internal,
    interest_keys: internal,
    deckable: internal,
    created_at: own,
    updated_at: own,
  },
};
