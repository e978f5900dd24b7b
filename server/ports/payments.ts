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
  endedAt: Date | null;
  createdAt: Date;
  /** The same for the same card; null when none is known. */
  cardFingerprint: string | null;
  /** Whether the launch coupon is used by it. */
  hasLaunchCoupon: boolean;
};

/** An invoice as the provider has it at the moment of asking. */
export type InvoiceState = {
  id: string;
  customerId: string;
  subscriptionId: string | null;
  amountMinor: number;
  currency: string;
  state: 'paid' | 'open' | 'void';
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

/** Sells plans: Stripe, or the local test mode that speaks as Stripe does. */
export type Payments = {
  readonly mode: 'live' | 'test';
  /** A customer of the provider for a person; the same for the same person. */
  createCustomer(userId: string, email: string): Promise<string>;
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
  /** Ends a subscription that brought nothing: at once, with nothing to pay, and what its last invoice took is given back. */
  cancel(subscriptionId: string): Promise<void>;
  invoice(id: string): Promise<InvoiceState | null>;
  /** The event of a webhook's bytes; null when it is forged, or signed too long ago. */
  readWebhook(body: Buffer, signature: string, now: Date): Promise<PaymentEvent | null>;
  /** Makes what is missing of the catalogue there. */
  publish(dryRun: boolean): Promise<PublishedPrice[]>;
};
