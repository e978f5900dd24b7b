import type { Captcha } from './captcha.ts';
import type { Coach } from './coach.ts';
import type { Mailer } from './mailer.ts';
import type { Payments } from './payments.ts';
import type { Storage } from './storage.ts';

/**
 * What the product needs from outside. Each port is one type, with the real adapter and the zero-setup one; there is no captcha without
 * a provider, and in production neither plans to buy nor a companion.
 */
export type Ports = {
  mailer: Mailer;
  storage: Storage;
  captcha: Captcha | null;
  payments: Payments | null;
  coach: Coach | null;
};
