import {
  account,
  columns,
  internal,
  type Keep,
  own,
  type PrivacyRegister,
} from '#server/platform/legal-records/privacy.ts';

/** From the start of a check-in, at most 30 days before its date, to a day after its time. */
const forAlarm: Keep = { keep: 'the alarm of somebody who met them', until: 32 };
const refusal: Keep = { keep: 'a keyed hash that keeps letters away', until: 'names nobody' };

/** The export holds neither PINs nor what the second one did: whoever forces somebody to show it must not learn of it. */
export const privacy: PrivacyRegister = {
  trusted_friends: { user_id: account, ...columns(own, 'id email invited_at confirmed_at') },
  friend_refusals: columns({ exported: false, erased: refusal }, 'address_hash refused_at'),
  check_in_pins: { user_id: { ...internal, owner: 'account' }, ...columns(internal, 'first_hash second_hash set_at') },
  check_ins: {
    user_id: account,
    ...columns(own, 'id plan_id state place_name starts_at due_at extended_minutes started_at ended_at'),
    ...columns(internal, 'version wrong_pins silent_alarm_at'),
    ...columns({ exported: false, erased: forAlarm, by: 'tendCheckIns' }, 'other_name other_age other_photo'),
  },
  check_in_friends: {
    check_in_id: { ...own, owner: { through: 'check_ins' } },
    friend_id: own,
    ...columns(internal, 'token_hash code_sent_at code_tries'),
  },
};
