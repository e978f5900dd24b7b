import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const gone: ColumnPrivacy = { exported: true, erased: 'delete' };
const account: ColumnPrivacy = { ...gone, owner: 'account' };

export const privacy: PrivacyRegister = {
  entitlements: {
    id: gone,
    user_id: account,
    plan: gone,
    source: gone,
    is_trial: gone,
    starts_at: gone,
    ends_at: gone,
    renews_at: gone,
    subscription_id: gone,
    created_at: gone,
  },
  beta_places: { place: gone, user_id: account, taken_at: gone, coupon_used_by: gone, coupon_used_at: gone },
};
