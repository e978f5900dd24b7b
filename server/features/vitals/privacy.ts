import { columns, type PrivacyRegister } from '#server/platform/legal-records/privacy.ts';

const counts = {
  exported: false,
  erased: { keep: 'how fast pages are, about nobody', until: 'names nobody' },
} as const;

export const privacy: PrivacyRegister = {
  vital_buckets: columns(counts, 'day metric route network bucket count'),
};
