import { sendLetter, sendResetLetter } from '#server/features/accounts/mailing.ts';
import { forgetCustomer, stopRenewal } from '#server/features/billing/leaving.ts';
import { sendBillingLetter } from '#server/features/billing/mailing.ts';
import { cancelSubscription } from '#server/features/billing/upkeep.ts';
import { sendDeletionLetter } from '#server/features/data-rights/mailing.ts';
import { tellPlanEnd } from '#server/features/entitlements/service.ts';
import { callAdministrators, sendModerationLetter } from '#server/features/moderation/mailing.ts';
import { expandNewsletter, sendNewsletterLetter } from '#server/features/newsletter/sending.ts';
import { tellLikesUsedUp, welcomeSubscriber } from '#server/features/newsletter/subscriptions.ts';
import { makeAvif } from '#server/features/photos/service.ts';
import { publishPosition } from '#server/features/profiles/service.ts';
import { sendTicketLetter } from '#server/features/support/service.ts';
import { sendVerificationLetter } from '#server/features/verification/service.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { removeFiles } from '#server/platform/jobs/files.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';

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
