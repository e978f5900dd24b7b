import type { PrivacyRegister } from '#server/privacy.ts';

const own = { exported: true, erased: 'delete' } as const;

/** Found by the account's address, and by its id those of its former addresses: people are on the list with an account and without one. */
export const privacy: PrivacyRegister = {
  newsletter_subscribers: {
    id: own,
    email: own,
    source: own,
    consent_given: own,
    consent_timestamp: own,
    unsubscribed_at: own,
    user_id: own,
  },
};
