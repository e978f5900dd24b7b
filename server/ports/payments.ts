import type { PaidPlan } from '#rules/entitlements.ts';

/** A subscription as the provider reports it at the moment of asking. */
export type SubscriptionState = {
  id: string;
  customerId: string;
  /** Our user id, as given at checkout; null for a subscription of another product. */
  userId: string | null;
  /** The plan of the price; null for a price that is not ours. */
  plan: PaidPlan | null;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'paused';
  periodStartsAt: Date;
  periodEndsAt: Date;
  trialEndsAt: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** The instant at which the oldest unpaid invoice was made; null when there is none. */
  unpaidSince: Date | null;
  /** The charge at the end of the period. Null when the subscription does not renew or is past due. */
  nextPayment: { amountMinor: number; currency: string } | null;
  endedAt: Date | null;
  createdAt: Date;
  /** Equal for equal cards; null when no card is known. */
  cardFingerprint: string | null;
  /** True when the subscription uses the launch coupon. */
  hasLaunchCoupon: boolean;
  latestInvoice: InvoiceState | null;
};

/** An invoice as the provider reports it at the moment of asking. */
export type InvoiceState = {
  id: string;
  customerId: string;
  subscriptionId: string | null;
  amountMinor: number;
  currency: string;
  /** A draft may still change, and is not due yet. */
  state: 'draft' | 'paid' | 'open' | 'void';
  invoiceUrl: string | null;
  createdAt: Date;
};

/** The event of a webhook. It only names the object to read again. */
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
  /** The instant at which the page closes: 31 to 60 minutes after the order. Each retry of an order has the same instant. */
  expiresAt: Date;
};

export type PublishedPrice = { plan: PaidPlan; isNew: boolean; priceId: string | null };

/** Thrown by every method when the provider cannot be asked or refuses. */
export class PaymentsFailed extends Error {}

/** Thrown when the provider does not have the named customer, or no longer has it. */
export class CustomerMissing extends PaymentsFailed {}

/** Sells plans through Stripe, or through the local test mode that imitates Stripe. */
export type Payments = {
  readonly mode: 'live' | 'test';
  /**
   * Creates the provider's customer for a person, and returns the same one for the same person. `former` is a missing customer to replace.
   */
  createCustomer(userId: string, email: string, former?: string): Promise<string>;
  createCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string; expiresAt: Date }>;
  /** Closes a payment page. A used or closed one stays as it is. */
  expireCheckout(sessionId: string): Promise<void>;
  createPortal(ask: {
    customerId: string;
    returnUrl: string;
    change: { subscriptionId: string; plan: PaidPlan } | null;
  }): Promise<string>;
  subscription(id: string): Promise<SubscriptionState | null>;
  /** Every subscription, including ended ones. */
  subscriptions(): AsyncIterable<SubscriptionState>;
  /**
   * Ends a subscription at once, without further charges. `givesBack` refunds its last invoice, also when the subscription ended before.
   */
  cancel(subscriptionId: string, how: { givesBack: boolean }): Promise<void>;
  /** Ends a subscription with its current period, without further charges. An ended or missing one stays as it is. */
  endWithPeriod(subscriptionId: string): Promise<void>;
  /** Deletes a customer with the provider's data about them, and ends their subscriptions at once. Does nothing when there is none. */
  forgetCustomer(customerId: string): Promise<void>;
  invoice(id: string): Promise<InvoiceState | null>;
  /** The event of a webhook's bytes. Null when it is forged, or was signed too long ago. */
  readWebhook(body: Buffer, signature: string, now: Date): Promise<PaymentEvent | null>;
  /** Creates the missing entries of the catalogue and updates the portal. */
  publish(dryRun: boolean): Promise<PublishedPrice[]>;
};
