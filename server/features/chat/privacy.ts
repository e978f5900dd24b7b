import type { PrivacyRegister } from '#server/platform/records/privacy.ts';

/** Messages are exported to their sender only. A person's messages are deleted with their account, a thread with its match. */
export const privacy: PrivacyRegister = {
  chat_threads: {
    match_id: { exported: false, erased: 'delete', owner: { through: 'matches' } },
    last_seq: { exported: false, erased: 'delete' },
    last_message_at: { exported: false, erased: 'delete' },
  },
  messages: {
    id: { exported: true, erased: 'delete' },
    match_id: { exported: true, erased: 'delete' },
    seq: { exported: true, erased: 'delete' },
    sender_id: { exported: true, erased: 'delete', owner: 'account' },
    client_id: { exported: true, erased: 'delete' },
    kind: { exported: true, erased: 'delete' },
    content: { exported: true, erased: 'delete' },
    created_at: { exported: true, erased: 'delete' },
    read_at: { exported: true, erased: 'delete' },
  },
};
