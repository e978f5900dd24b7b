import type { PrivacyRegister } from '#server/privacy.ts';

const gone = { exported: true, erased: 'delete' } as const;
/** Secrets and bookkeeping that say nothing about a person to that person. */
const secret = { exported: false, erased: 'delete' } as const;

/** Also the tables of server/auth, which stands below the features. */
export const privacy: PrivacyRegister = {
  users: {
    id: gone,
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
  },
  recovery_codes: { user_id: secret, code_hash: secret, used_at: secret },
  email_verifications: { id: secret, user_id: secret, email: gone, created_at: gone, expires_at: gone },
  former_addresses: { id: secret, user_id: secret, email: gone, created_at: gone },
  password_resets: {
    id: secret,
    user_id: secret,
    code_challenge: secret,
    created_at: gone,
    code_expires_at: secret,
    link_expires_at: secret,
    tries: secret,
    used_at: gone,
    account_key: secret,
    is_known_network: secret,
    sent_at: secret,
  },
  // Keyed hashes that nobody can ask for a person; each goes by itself, a window within a day, a known network after 90 days.
  throttles: { key: secret, points: secret, expire: secret },
  user_roles: { user_id: gone, role: gone, granted_at: gone },
  sessions: {
    id: gone,
    user_id: gone,
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
  spent_refresh_tokens: { hash: secret, session_id: secret, spent_at: secret },
  privacy_acceptances: {
    id: gone,
    user_id: gone,
    privacy_version: gone,
    terms_version: gone,
    accepted_at: gone,
  },
  access_tokens: {
    id: gone,
    user_id: gone,
    name: gone,
    token_hash: secret,
    scopes: gone,
    created_at: gone,
    expires_at: gone,
    last_used_at: gone,
    revoked_at: gone,
  },
};
