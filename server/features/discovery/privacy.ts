import type { ColumnPrivacy, PrivacyRegister } from '#server/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
/** Made by the server for its own working: derived from what is exported, or about somebody else. */
const internal: ColumnPrivacy = { exported: false, erased: 'delete' };

/** What a person did goes with their account, and so does what others did to them. An export holds the person's own rows only. */
export const privacy: PrivacyRegister = {
  likes: {
    id: own,
    from_user_id: own,
    to_user_id: own,
    is_super: own,
    created_at: own,
  },
  passes: {
    id: own,
    from_user_id: own,
    to_user_id: own,
    created_at: own,
  },
  daily_counters: {
    user_id: own,
    day: own,
    kind: own,
    spent: own,
  },
  view_windows: {
    user_id: own,
    started_at: internal,
    handed: internal,
    viewed: internal,
  },
  swipe_tallies: {
    user_id: { exported: false, erased: { keep: 'Counted into the profile, and gone, within a minute.' } },
    swipes: { exported: false, erased: { keep: 'Counted into the profile, and gone, within a minute.' } },
  },
  // A number of a cell of the map: of nobody.
  deck_cells: {
    cell: { exported: false, erased: { keep: 'Names a half-degree cell of the map and no person.' } },
  },
  profile_views: {
    viewer_id: own,
    viewed_id: own,
    handed_at: own,
    viewed_at: own,
  },
};
