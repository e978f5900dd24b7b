import type { PrivacyRegister } from '#server/privacy.ts';

const own = { exported: true, erased: 'delete' } as const;

export const privacy: PrivacyRegister = {
  support_tickets: {
    id: own,
    user_id: own,
    subject: own,
    state: own,
    is_priority: own,
    created_at: own,
    updated_at: own,
    state_since: own,
  },
  support_messages: {
    id: own,
    ticket_id: own,
    from_team: own,
    content: own,
    created_at: own,
  },
};
