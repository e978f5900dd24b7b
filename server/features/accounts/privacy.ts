import type { ColumnPrivacy, Keep, PrivacyRegister } from '#server/platform/records/privacy.ts';

const gone: ColumnPrivacy = { exported: true, erased: 'delete' };
const account: ColumnPrivacy = { ...gone, owner: 'account' };
/** Secrets and technical columns, which tell the person nothing about themselves. */
const secret: ColumnPrivacy = { exported: false, erased: 'delete' };
const secretAccount: ColumnPrivacy = { ...secret, owner: 'account' };
/** Expires without an erasure. */
const passing: ColumnPrivacy = { ...secret, by: 'purgeThrottles' };

const proof: Keep = {
  keep: 'proof of what was agreed to, by a keyed hash that names nobody; rows can be neither changed nor deleted',
  until: 'names nobody',
};
const consent: ColumnPrivacy = { exported: true, erased: proof };

/** Includes the tables of server/auth, a layer below the features. */
export const privacy: PrivacyRegister = {
  users: {
    id: account,
    email: gone,
    password_hash: secret,
    full_name: gone,
    beta_onboarded_at: gone,
    suspended_at: gone,
    email_verified_at: gone,
    offers_by_mail: gone,
    totp_secret: secret,
    totp_enabled_at: gone,
    totp_last_step: secret,
    created_at: gone,
    deletion_requested_at: gone,
    last_seen_at: gone,
    joined_network: secret,
  },
  recovery_codes: { user_id: secretAccount, code_hash: secret, used_at: secret },
  email_verifications: { id: secret, user_id: secretAccount, email: gone, created_at: gone, expires_at: gone },
  former_addresses: { id: secret, user_id: secretAccount, email: gone, created_at: gone },
  // Rows exist for addresses without an account too. They are deleted within hours.
  password_resets: {
    id: secret,
    user_id: secretAccount,
    code_challenge: secret,
    created_at: gone,
    code_expires_at: secret,
    link_expires_at: secret,
    tries: secret,
    used_at: gone,
    account_key: secret,
    is_known_network: secret,
    purpose: secret,
    sent_at: secret,
  },
  // Keyed hashes that cannot be searched by person. A window expires within a day, a known network after 90 days.
  throttles: { key: passing, points: passing, expire: passing },
  lasting_throttles: { key: passing, points: passing, expire: passing },
  user_roles: { user_id: account, role: gone, granted_at: gone },
  sessions: {
    id: gone,
    user_id: account,
    label: gone,
    created_at: gone,
    expires_at: gone,
    absolute_expires_at: gone,
    last_seen_at: gone,
    access_hash: secret,
    access_expires_at: secret,
    refresh_hash: secret,
    parent_hash: secret,
    salt: secret,
    rotated_at: secret,
    confirmed_at: secret,
  },
  spent_refresh_tokens: { hash: secret, session_id: { ...secret, owner: { through: 'sessions' } }, spent_at: secret },
  privacy_acceptances: {
    id: gone,
    user_id: account,
    privacy_version: gone,
    terms_version: gone,
    accepted_at: gone,
  },
  consent_log: {
    id: consent,
    subject: { exported: false, erased: proof, owner: 'consent' },
    what: consent,
    version: consent,
    text_hash: consent,
    given: consent,
    how: consent,
    at: consent,
  },
  access_tokens: {
    id: gone,
    user_id: account,
    name: gone,
    token_hash: secret,
    scopes: gone,
    created_at: gone,
    expires_at: gone,
    last_used_at: gone,
    revoked_at: gone,
  },
};
