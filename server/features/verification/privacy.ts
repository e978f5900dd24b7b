import type { PrivacyRegister } from '#server/privacy.ts';

export const privacy: PrivacyRegister = {};
