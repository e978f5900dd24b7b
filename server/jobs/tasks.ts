import type { Deps } from '../context.ts';
import { sendLetter, sendResetLetter } from '../features/accounts/mailing.ts';
import { forgetCustomer, stopRenewal } from '../features/billing/leaving.ts';
import { sendBillingLetter } from '../features/billing/mailing.ts';
import { cancelSubscription } from '../features/billing/upkeep.ts';
import { sendDeletionLetter } from '../features/data-rights/mailing.ts';
import { tellPlanEnd } from '../features/entitlements/service.ts';
import { callAdministrators, sendModerationLetter } from '../features/moderation/mailing.ts';
import { expandNewsletter, sendNewsletterLetter } from '../features/newsletter/sending.ts';
import { tellLikesUsedUp, welcomeSubscriber } from '../features/newsletter/subscriptions.ts';
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
  sendModerationLetter,
  callAdministrators,
  welcomeSubscriber,
  tellLikesUsedUp,
  expandNewsletter,
  sendNewsletterLetter,
  tellPlanEnd,
  sendBillingLetter,
  cancelSubscription,
  stopRenewal,
  forgetCustomer,
  sendDeletionLetter,
};
