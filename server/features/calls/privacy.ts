import type { PrivacyRegister } from '#server/platform/records/privacy.ts';

/** Calls are deleted with their match. Descriptions are deleted at the end of the call. */
export const privacy: PrivacyRegister = {
  calls: {
    id: { exported: true, erased: 'delete' },
    match_id: { exported: true, erased: 'delete', owner: { through: 'matches' } },
    caller_id: { exported: true, erased: 'delete' },
    callee_id: { exported: true, erased: 'delete' },
    has_video: { exported: true, erased: 'delete' },
    started_at: { exported: true, erased: 'delete' },
    answered_at: { exported: true, erased: 'delete' },
    caller_session_id: { exported: false, erased: 'delete' },
    callee_session_id: { exported: false, erased: 'delete' },
    caller_heard_at: { exported: false, erased: 'delete' },
    callee_heard_at: { exported: false, erased: 'delete' },
    ended_at: { exported: true, erased: 'delete' },
    end_reason: { exported: true, erased: 'delete' },
  },
  call_descriptions: {
    id: { exported: false, erased: 'delete' },
    call_id: { exported: false, erased: 'delete' },
    sender_id: { exported: false, erased: 'delete', owner: 'account' },
    kind: { exported: false, erased: 'delete' },
    sdp: { exported: false, erased: 'delete' },
    created_at: { exported: false, erased: 'delete' },
  },
};
