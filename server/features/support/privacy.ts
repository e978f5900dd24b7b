import { account, columns, own, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

export const privacy: PrivacyRegister = {
  support_tickets: {
    id: own,
    user_id: account,
    ...columns(own, 'subject state is_priority created_at updated_at state_since'),
  },
  support_messages: {
    id: own,
    ticket_id: { ...own, owner: { through: 'support_tickets' } },
    ...columns(own, 'from_team content created_at'),
  },
};
