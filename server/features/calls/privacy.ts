import { columns, internal, own, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

/** Calls are deleted with their match. Descriptions are deleted at the end of the call. */
export const privacy: PrivacyRegister = {
  calls: {
    id: own,
    match_id: { ...own, owner: { through: 'matches' } },
    ...columns(own, 'caller_id callee_id has_video started_at answered_at ended_at end_reason'),
    ...columns(internal, 'caller_session_id callee_session_id caller_heard_at callee_heard_at'),
  },
  call_descriptions: {
    sender_id: { ...internal, owner: 'account' },
    ...columns(internal, 'id call_id kind sdp created_at'),
  },
};
