import { graceEnd, unpaidFrom } from '#rules/billing.ts';
import type { PaidPlan } from '#rules/entitlements.ts';
import type { PlanSubscriptionState, Resolvers } from '#server/contract/resolvers.generated.ts';
import { openCustomerPortal, startCheckout } from './checkout-service.ts';
import { subscriptionByUserId } from './loaders.ts';
import {
  checkoutMode,
  isPrepaid,
  launchDiscountOf,
  offeredPlans,
  paymentState,
  paymentsOf,
  trialStateOf,
} from './service.ts';

export const resolvers: Resolvers = {
  Query: {
    plans: (_parent, _args, ctx) => offeredPlans(ctx),
    checkoutMode: (_parent, _args, ctx) => checkoutMode(ctx),
  },
  Mutation: {
    startCheckout: (_parent, { input }, ctx) => startCheckout(ctx, input),
    openCustomerPortal: (_parent, { input }, ctx) => openCustomerPortal(ctx, input),
  },
  Viewer: {
    trial: ({ id }, _args, ctx) => trialStateOf(ctx, id),
    launchDiscount: ({ id }, _args, ctx) => launchDiscountOf(ctx, id),
    payments: ({ id }, _args, ctx) => paymentsOf(ctx, id),
  },
  HeldPlan: {
    subscription: ({ userId }, _args, ctx) => ctx.load(subscriptionByUserId, userId),
  },
  PlanSubscription: {
    plan: ({ plan }) => plan as PaidPlan,
    // Only these three states of the provider are in force.
    state: ({ status }) => status as PlanSubscriptionState,
    currentPeriodEndsAt: ({ periodEndsAt }) => periodEndsAt,
    isCancelled: ({ cancelsAtPeriodEnd }) => cancelsAtPeriodEnd,
    graceEndsAt: (row) => (row.status === 'past_due' ? graceEnd(unpaidFrom(row)) : null),
    nextPayment: ({ nextAmountMinor: amountMinor, nextCurrency: currency }) =>
      amountMinor === null || currency === null ? null : { amountMinor, currency },
  },
  Payment: {
    amount: ({ amountMinor, currency }) => ({ amountMinor, currency }),
    state: (row) => paymentState(row),
    isPrepaid,
  },
};
