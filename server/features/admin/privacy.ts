import { limits } from '#rules/limits.ts';
import { type ColumnPrivacy, columns, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

/** The audit log proves past actions. An erasure removes the people from it. */
const kept: ColumnPrivacy = {
  exported: true,
  erased: { keep: 'proof of what administrators did, without the person', until: limits.dataRights.auditDays },
};

const counts: ColumnPrivacy = {
  exported: false,
  erased: { keep: 'how much happened on a day, about nobody', until: 'names nobody' },
};

export const privacy: PrivacyRegister = {
  audit_events: {
    id: kept,
    actor_id: { exported: false, erased: 'anonymise' },
    subject_id: { exported: true, erased: 'anonymise', owner: 'account' },
    access_token_id: { exported: false, erased: 'anonymise' },
    action: kept,
    details: { exported: true, erased: 'anonymise', by: 'erasure' },
    created_at: kept,
  },
  day_figures: columns(counts, 'day sign_ups likes matches messages game_plays plans_started reports'),
};
