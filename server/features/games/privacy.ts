import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
const account: ColumnPrivacy = { ...own, owner: 'account' };

/** A person's rounds are deleted with their account. */
export const privacy: PrivacyRegister = {
  daily_game_plays: { user_id: account, play_date: own, play_count: own },
  game_plays: {
    id: own,
    user_id: account,
    client_id: own,
    game_type: own,
    deal: own,
    started_at: own,
    result: own,
    finished_at: own,
  },
};
