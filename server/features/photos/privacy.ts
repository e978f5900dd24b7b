import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
/** The server's own data: derived from exported data, or about another person. */
const internal: ColumnPrivacy = { exported: false, erased: 'delete' };

/** The likeness of a photo that moderators removed. It leads to no person, and is deleted after two years. */
const likeness: ColumnPrivacy = {
  exported: false,
  erased: { keep: '64 bits of what a removed photo looked like, so that it is known when it comes again', until: 730 },
  by: 'purgeLikenesses',
};

/** Rows are deleted with the account. The same erasure removes the files. */
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
