import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
/** Made by the server for its own working: derived from what is exported, or about somebody else. */
const internal: ColumnPrivacy = { exported: false, erased: 'delete' };

/** What a photo that moderators removed looked like: it leads to no person, and goes after two years. */
const likeness: ColumnPrivacy = {
  exported: false,
  erased: { keep: '64 bits of what a removed photo looked like, so that it is known when it comes again', until: 730 },
  by: 'purgeLikenesses',
};

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
    flagged_at: internal,
  },
  removed_photo_hashes: { photo_id: likeness, hash: likeness, kept_since: likeness },
};
