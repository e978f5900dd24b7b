import { account, columns, own, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

export const privacy: PrivacyRegister = {
  entitlements: {
    id: own,
    user_id: account,
    ...columns(own, 'plan source is_trial starts_at ends_at renews_at subscription_id created_at'),
  },
  beta_places: {
    place: own,
    user_id: account,
    ...columns(own, 'taken_at coupon_used_by coupon_used_at'),
  },
};
