import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
const account: ColumnPrivacy = { ...own, owner: 'account' };
/** Made by the server for its own working: derived from what is exported, or about somebody else. */
const internal: ColumnPrivacy = { exported: false, erased: 'delete' };
/** Counted into the profile, and gone, within a minute. */
const passing: ColumnPrivacy = { ...internal, by: 'settleSwipes' };

/** What a person did goes with their account, and so does what others did to them. An export holds the person's own rows only. */
export const privacy: PrivacyRegister = {
  likes: {
    id: own,
    from_user_id: account,
    to_user_id: own,
    is_super: own,
    created_at: own,
  },
  passes: {
    id: own,
    from_user_id: account,
    to_user_id: own,
    created_at: own,
  },
  daily_counters: {
    user_id: account,
    day: own,
    kind: own,
    spent: own,
  },
  view_windows: {
    user_id: account,
    started_at: internal,
    handed: internal,
    viewed: internal,
  },
  // Of those who were swiped.
  swipe_tallies: {
    user_id: passing,
    swipes: passing,
  },
  // A number of a cell of the map: of nobody.
  deck_cells: {
    cell: { exported: false, erased: { keep: 'a half-degree cell of the map', until: 'names nobody' } },
  },
  profile_views: {
    viewer_id: account,
    viewed_id: own,
    handed_at: own,
    viewed_at: own,
  },
};
