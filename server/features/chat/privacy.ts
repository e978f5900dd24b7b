import { account, columns, internal, own, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

/** Messages are exported to their sender only. A person's messages are deleted with their account, a thread with its match. */
export const privacy: PrivacyRegister = {
  chat_threads: {
    match_id: { ...internal, owner: { through: 'matches' } },
    ...columns(internal, 'last_seq last_message_at'),
  },
  messages: {
    ...columns(own, 'id match_id seq'),
    sender_id: account,
    ...columns(own, 'client_id kind content created_at read_at'),
  },
  message_places: {
    message_id: { ...internal, owner: { through: 'messages' } },
    date_idea_id: internal,
  },
};
