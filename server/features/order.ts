/** The features in the order in which a later one may use an earlier one, never the other way round; tooling/import-rules.ts holds it. */
export const featureOrder = [
  'accounts',
  'entitlements',
  'billing',
  'photos',
  'profiles',
  'verification',
  'safety',
  'discovery',
  'matches',
  'chat',
  'calls',
  'companion',
  'newsletter',
  'feedback',
  'support',
  'admin',
] as const;
