import {
  account,
  type ColumnPrivacy,
  columns,
  internal,
  own,
  type PrivacyRegister,
} from '#server/platform/legal-records/privacy.ts';

/** Deleted within a minute, when it is counted into the profile. */
const passing: ColumnPrivacy = { ...internal, by: 'countSwipes' };

/** Swipes by a person and on a person are deleted with the account. An export holds only the person's own. */
export const privacy: PrivacyRegister = {
  likes: {
    id: own,
    from_user_id: account,
    ...columns(own, 'to_user_id is_super created_at'),
  },
  passes: {
    id: own,
    from_user_id: account,
    ...columns(own, 'to_user_id created_at'),
  },
  undone_passes: {
    user_id: account,
    ...columns({ ...internal, by: 'purgeUndonePasses' }, 'id undone_at'),
  },
  daily_counters: {
    user_id: account,
    ...columns(own, 'day kind spent'),
  },
  view_windows: {
    user_id: account,
    ...columns(internal, 'started_at handed viewed'),
  },
  // The rows name the people who were swiped.
  swipe_tallies: columns(passing, 'user_id swipes'),
  // Cells of the map, which name nobody.
  deck_cells: {
    cell: { exported: false, erased: { keep: 'a half-degree cell of the map', until: 'names nobody' } },
  },
  profile_views: {
    viewer_id: account,
    ...columns(own, 'viewed_id handed_at viewed_at'),
  },
};
