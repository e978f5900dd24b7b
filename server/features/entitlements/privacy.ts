import type { PrivacyRegister } from '#server/privacy.ts';

const gone = { exported: true, erased: 'delete' } as const;

export const privacy: PrivacyRegister = {
  entitlements: {
    id: gone,
    user_id: gone,
    plan: gone,
    source: gone,
    is_trial: gone,
    starts_at: gone,
    ends_at: gone,
    renews_at: gone,
    subscription_id: gone,
    created_at: gone,
  },
  beta_places: { place: gone, user_id: gone, taken_at: gone, coupon_used_by: gone, coupon_used_at: gone },
};
