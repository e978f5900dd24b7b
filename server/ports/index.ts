import type { Captcha } from './captcha.ts';
import type { Coach } from './coach.ts';
import type { Mailer } from './mailer.ts';
import type { Payments } from './payments.ts';
import type { Storage } from './storage.ts';

/**
 * The external services of the product. Each port is one type with a real adapter and a zero-setup one. There is no captcha without a
 * provider. Without providers, production has neither plans to buy nor a companion.
 */
export type Ports = {
  mailer: Mailer;
  storage: Storage;
  captcha: Captcha | null;
  payments: Payments | null;
  coach: Coach | null;
};
