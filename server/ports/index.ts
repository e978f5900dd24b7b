import type { Captcha } from './captcha.ts';
import type { Coach } from './coach.ts';
import type { Mailer } from './mailer.ts';
import type { Payments } from './payments.ts';
import type { PrepaidPayments } from './prepaid.ts';
import type { Push } from './push.ts';
import type { Storage } from './storage.ts';

/** Each port has a real adapter and a zero-setup one. There is no captcha without a provider; production then sells no plans and has no companion. */
export type Ports = {
  mailer: Mailer;
  storage: Storage;
  captcha: Captcha | null;
  payments: Payments | null;
  prepaid: PrepaidPayments | null;
  coach: Coach | null;
  push: Push;
};
