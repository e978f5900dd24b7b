import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
const account: ColumnPrivacy = { ...own, owner: 'account' };
/** Internal columns: derived from exported data, or about another person. */
const internal: ColumnPrivacy = { exported: false, erased: 'delete' };
/** Deleted within a minute, when it is counted into the profile. */
const passing: ColumnPrivacy = { ...internal, by: 'settleSwipes' };

/** Swipes by a person and on a person are deleted with the account. An export holds only the person's own. */
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
  // The rows name the people who were swiped.
  swipe_tallies: {
    user_id: passing,
    swipes: passing,
  },
  // Cells of the map, which name nobody.
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
