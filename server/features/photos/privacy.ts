import type { ColumnPrivacy, PrivacyRegister } from '#server/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
/** Made by the server for its own working: derived from what is exported, or about somebody else. */
const internal: ColumnPrivacy = { exported: false, erased: 'delete' };

/** Rows go with the account; the files are removed by the same erasure. */
export const privacy: PrivacyRegister = {
  profile_photos: {
    id: own,
    user_id: { ...own, owner: 'account' },
    state: internal,
    display_order: own,
    content_type: own,
    byte_size: own,
    width: own,
    height: own,
    created_at: own,
    purpose: internal,
    thumb_hash: internal,
  },
};
