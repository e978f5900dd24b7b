import type { Tasks } from '#server/platform/jobs/queue.ts';
import type { ScheduledJob } from '#server/platform/jobs/scheduled-job.ts';
import { forgetCustomer, stopRenewal } from './account-deletion-service.ts';
import { sendBillingLetter } from './letter-service.ts';
import type { BillingLetter } from './letters.ts';
import { purgePayments } from './retention-service.ts';
import { cancelSubscription, purgeStripeEvents, reconcileBilling } from './scheduled-service.ts';

declare module '#server/platform/jobs/queue.ts' {
  interface Jobs {
    sendBillingLetter: { subscriptionId: string; letter: BillingLetter };
    cancelSubscription: { subscriptionId: string };
    stopRenewal: { userId: string };
    forgetCustomer: { customerId: string };
  }
}

export const tasks = { sendBillingLetter, cancelSubscription, stopRenewal, forgetCustomer } satisfies Tasks;

export const schedule: readonly ScheduledJob[] = [
  { name: 'purgeStripeEvents', cron: '47 3 * * *', run: purgeStripeEvents },
  // At night in Lagos. Covers lost webhooks.
  { name: 'reconcileBilling', cron: '11 2 * * *', run: reconcileBilling },
  { name: 'purgePayments', cron: '33 */6 * * *', run: purgePayments },
];
