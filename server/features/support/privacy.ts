import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const own: ColumnPrivacy = { exported: true, erased: 'delete' };
const account: ColumnPrivacy = { ...own, owner: 'account' };

export const privacy: PrivacyRegister = {
  support_tickets: {
    id: own,
    user_id: account,
    subject: own,
    state: own,
    is_priority: own,
    created_at: own,
    updated_at: own,
    state_since: own,
  },
  support_messages: {
    id: own,
    ticket_id: { ...own, owner: { through: 'support_tickets' } },
    from_team: own,
    content: own,
    created_at: own,
  },
};
