import {
  account,
  type ColumnPrivacy,
  columns,
  internal,
  own,
  type PrivacyRegister,
} from '#server/platform/legal-records/privacy.ts';

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
    user_id: account,
    ...columns(own, 'display_order content_type byte_size width height created_at'),
    ...columns(internal, 'state purpose thumb_hash flagged_at'),
  },
  removed_photo_hashes: columns(likeness, 'photo_id hash kept_since'),
};
