import {
  account,
  type ColumnPrivacy,
  columns,
  internal,
  type Keep,
  own,
  type PrivacyRegister,
} from '#server/platform/legal-records/privacy.ts';

const secretAccount: ColumnPrivacy = { ...internal, owner: 'account' };
/** Expires without an erasure. */
const passing: ColumnPrivacy = { ...internal, by: 'purgeThrottles' };

const proof: Keep = {
  keep: 'proof of what was agreed to, by a keyed hash that names nobody; rows can be neither changed nor deleted',
  until: 'names nobody',
};
const consent: ColumnPrivacy = { exported: true, erased: proof };

/** Includes the tables of server/auth, a layer below the features. */
export const privacy: PrivacyRegister = {
  users: {
    id: account,
    ...columns(own, 'email full_name beta_onboarded_at suspended_at email_verified_at offers_by_mail'),
    ...columns(own, 'totp_enabled_at created_at deletion_requested_at last_seen_at'),
    ...columns(internal, 'password_hash totp_secret totp_last_step joined_network'),
  },
  recovery_codes: {
    user_id: secretAccount,
    ...columns(internal, 'code_hash used_at'),
  },
  email_verifications: {
    user_id: secretAccount,
    ...columns(own, 'email created_at expires_at'),
    id: internal,
  },
  former_addresses: {
    user_id: secretAccount,
    ...columns(own, 'email created_at'),
    id: internal,
  },
  // Rows exist for addresses without an account too. They are deleted within hours.
  password_resets: {
    user_id: secretAccount,
    ...columns(own, 'created_at used_at'),
    ...columns(
      internal,
      'id code_challenge code_expires_at link_expires_at tries account_key is_known_network purpose',
    ),
    sent_at: internal,
  },
  // Keyed hashes that cannot be searched by person. A window expires within a day, a known network after 90 days.
  throttles: columns(passing, 'key points expire'),
  lasting_throttles: columns(passing, 'key points expire'),
  user_roles: {
    user_id: account,
    ...columns(own, 'role granted_at'),
  },
  sessions: {
    id: own,
    user_id: account,
    ...columns(own, 'label created_at expires_at absolute_expires_at last_seen_at'),
    ...columns(internal, 'access_hash access_expires_at refresh_hash parent_hash salt rotated_at confirmed_at'),
  },
  spent_refresh_tokens: {
    session_id: { ...internal, owner: { through: 'sessions' } },
    ...columns(internal, 'hash spent_at'),
  },
  privacy_acceptances: {
    id: own,
    user_id: account,
    ...columns(own, 'privacy_version terms_version accepted_at'),
  },
  consent_log: {
    id: consent,
    subject: { exported: false, erased: proof, owner: 'consent' },
    ...columns(consent, 'what version text_hash given how at'),
  },
  access_tokens: {
    id: own,
    user_id: account,
    ...columns(own, 'name scopes created_at expires_at last_used_at revoked_at'),
    token_hash: internal,
  },
};
