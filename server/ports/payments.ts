import type { PaidPlan } from '#rules/entitlements.ts';

/** A subscription as the provider has it at the moment of asking. */
export type SubscriptionState = {
  id: string;
  customerId: string;
  /** Ours, as it was given at checkout; null when it is not of this product. */
  userId: string | null;
  /** By the price; null for a price that is not ours. */
  plan: PaidPlan | null;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'paused';
  periodStartsAt: Date;
  periodEndsAt: Date;
  trialEndsAt: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** When the oldest invoice came that waits to be paid; null when none does. */
  unpaidSince: Date | null;
  /** What is charged at the end of the period; null when it is not renewed, or is past due. */
  nextPayment: { amountMinor: number; currency: string } | null;
  endedAt: Date | null;
  createdAt: Date;
  /** The same for the same card; null when none is known. */
  cardFingerprint: string | null;
  /** Whether the launch coupon is used by it. */
  hasLaunchCoupon: boolean;
  latestInvoice: InvoiceState | null;
};

/** An invoice as the provider has it at the moment of asking. */
export type InvoiceState = {
  id: string;
  customerId: string;
  subscriptionId: string | null;
  amountMinor: number;
  currency: string;
  /** A draft may still change, and nobody is asked to pay it. */
  state: 'draft' | 'paid' | 'open' | 'void';
  invoiceUrl: string | null;
  createdAt: Date;
};

/** What a webhook says happened; only which object is to be read anew. */
export type PaymentEvent = {
  id: string;
  type: string;
  sentAt: Date;
  subscriptionId: string | null;
  invoiceId: string | null;
};

export type CheckoutOrder = {
  /** The same for each retry of one checkout. */
  key: string;
  userId: string;
  customerId: string;
  plan: PaidPlan;
  trialDays: number | null;
  hasLaunchCoupon: boolean;
  successUrl: string;
  cancelUrl: string;
  /** When the page closes: 31 to 60 minutes after the order was made, and the same for each retry of it. */
  expiresAt: Date;
};

export type PublishedPrice = { plan: PaidPlan; isNew: boolean; priceId: string | null };

/** Thrown by every method when the provider cannot be asked or refuses. */
export class PaymentsFailed extends Error {}

/** Thrown where a customer is named whom the provider does not have (any more). */
export class CustomerMissing extends PaymentsFailed {}

/** Sells plans: Stripe, or the local test mode that speaks as Stripe does. */
export type Payments = {
  readonly mode: 'live' | 'test';
  /** A customer of the provider for a person; the same for the same person. `former`: one who is missing, in whose place another comes. */
  createCustomer(userId: string, email: string, former?: string): Promise<string>;
  createCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string; expiresAt: Date }>;
  /** Closes a payment page; one that was used or closed stays as it is. */
  expireCheckout(sessionId: string): Promise<void>;
  createPortal(ask: {
    customerId: string;
    returnUrl: string;
    change: { subscriptionId: string; plan: PaidPlan } | null;
  }): Promise<string>;
  subscription(id: string): Promise<SubscriptionState | null>;
  /** Every subscription there is, also ended ones. */
  subscriptions(): AsyncIterable<SubscriptionState>;
  /** Ends a subscription at once, with nothing more to pay. `givesBack`: what its last invoice took goes back, also when it has ended before. */
  cancel(subscriptionId: string, how: { givesBack: boolean }): Promise<void>;
  /** Lets a subscription end with its period: nothing more is charged for it. One that has ended, or is not there, stays as it is. */
  endWithPeriod(subscriptionId: string): Promise<void>;
  /** Deletes a customer with what is stored of them there, and ends their subscriptions at once; nothing happens when there is none. */
  forgetCustomer(customerId: string): Promise<void>;
  invoice(id: string): Promise<InvoiceState | null>;
  /** The event of a webhook's bytes; null when it is forged, or signed too long ago. */
  readWebhook(body: Buffer, signature: string, now: Date): Promise<PaymentEvent | null>;
  /** Makes what is missing of the catalogue there, and lets the portal be as it is to be. */
  publish(dryRun: boolean): Promise<PublishedPrice[]>;
};
