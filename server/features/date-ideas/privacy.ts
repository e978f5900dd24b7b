import type { ColumnPrivacy, PrivacyRegister } from '#server/platform/records/privacy.ts';

const content: ColumnPrivacy = {
  exported: false,
  erased: { keep: 'about a public place, about nobody', until: 'names nobody' },
};

export const privacy: PrivacyRegister = {
  date_ideas: {
    id: content,
    slug: content,
    name: content,
    description: content,
    category: content,
    area: content,
    city: content,
    budget_level: content,
    romantic_score: content,
    estimated_cost: content,
    best_time: content,
    opening_hours: content,
    tips: content,
    best_for_date_numbers: content,
    featured: content,
    edited_at: content,
    removed_at: content,
  },
};
