import type { Deps } from '../context.ts';
import { sendLetter, sendResetLetter } from '../features/accounts/mailing.ts';
import { sendBillingLetter } from '../features/billing/mailing.ts';
import { cancelSubscription } from '../features/billing/upkeep.ts';
import { tellPlanEnd } from '../features/entitlements/service.ts';
import { tellLikesUsedUp, welcomeSubscriber } from '../features/newsletter/service.ts';
import { makeAvif } from '../features/photos/service.ts';
import { publishPosition } from '../features/profiles/service.ts';
import { sendTicketLetter } from '../features/support/service.ts';
import { sendVerificationLetter } from '../features/verification/service.ts';
import { removeFiles } from './files.ts';
import type { Jobs } from './queue.ts';

type Handlers = { readonly [N in keyof Jobs]: (deps: Deps, payload: Jobs[N]) => Promise<void> };

/** What each job does. One that throws is tried again, later and later, some 25 times; it may run twice, which must do no harm. */
export const tasks: Handlers = {
  sendMail: sendLetter,
  sendResetLetter,
  publishPosition,
  makeAvif,
  removeFiles,
  sendVerificationLetter,
  sendTicketLetter,
  welcomeSubscriber,
  tellLikesUsedUp,
  tellPlanEnd,
  sendBillingLetter,
  cancelSubscription,
};
