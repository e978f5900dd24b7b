import { account, columns, internal, own, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

const ofSession = { ...internal, owner: { through: 'sessions' } };

/** An endpoint and its keys let their holder reach the device, so they are not exported. */
export const privacy: PrivacyRegister = {
  push_subscriptions: {
    session_id: ofSession,
    ...columns(internal, 'endpoint p256dh auth'),
    created_at: own,
  },
  visible_pages: { session_id: ofSession, visible_until: internal },
  notice_settings: {
    user_id: account,
    ...columns(own, 'unwanted_pushes unwanted_letters lettered_on has_names has_refused_push quiet_from quiet_until'),
  },
};
