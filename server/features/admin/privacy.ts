import type { PrivacyRegister } from '#server/privacy.ts';

/** What was done to an account must stay provable; whom it concerned is forgotten with the person. */
const kept = {
  exported: true,
  erased: { keep: 'proof of what administrators did, without the person, for 7 years' },
} as const;

export const privacy: PrivacyRegister = {
  audit_events: {
    id: kept,
    actor_id: { exported: false, erased: 'anonymise' },
    subject_id: { exported: true, erased: 'anonymise' },
    access_token_id: { exported: false, erased: 'anonymise' },
    action: kept,
    details: { exported: true, erased: 'anonymise' },
    created_at: kept,
  },
};
