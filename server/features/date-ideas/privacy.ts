import {
  account,
  type ColumnPrivacy,
  columns,
  own,
  type PrivacyRegister,
} from '#server/platform/legal-records/privacy.ts';

const content: ColumnPrivacy = {
  exported: false,
  erased: { keep: 'about a public place, about nobody', until: 'names nobody' },
};

export const privacy: PrivacyRegister = {
  date_ideas: {
    ...columns(content, 'id slug name description category area city budget_level romantic_score estimated_cost'),
    ...columns(
      content,
      'best_time opening_hours tips best_for_date_numbers featured edited_at removed_at checked_on source_url source_date latitude longitude',
    ),
  },
  saved_date_ideas: {
    user_id: account,
    ...columns(own, 'date_idea_id saved_at'),
  },
  date_idea_reports: {
    user_id: account,
    ...columns(own, 'id date_idea_id change note reported_at'),
  },
};
