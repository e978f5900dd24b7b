import { type ColumnPrivacy, columns, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

const content: ColumnPrivacy = {
  exported: false,
  erased: { keep: 'about a public place, about nobody', until: 'names nobody' },
};

export const privacy: PrivacyRegister = {
  date_ideas: {
    ...columns(content, 'id slug name description category area city budget_level romantic_score estimated_cost'),
    ...columns(content, 'best_time opening_hours tips best_for_date_numbers featured edited_at removed_at'),
  },
};
