import type { CardProvider } from '#rules/cards.ts';
import type { PaidPlan } from '#rules/entitlements.ts';

/** As the provider reports it at the moment of asking. */
export type SubscriptionState = {
  id: string;
  customerId: string;
  /** As given at checkout; null for a subscription of another product. */
  userId: string | null;
  /** When `forgetCustomer` forgot its customer, who may have another owner by now; null where the provider keeps no such thing. */
  forgottenAt: Date | null;
  /** Null for a price that is not ours. */
  plan: PaidPlan | null;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'paused';
  periodStartsAt: Date;
  periodEndsAt: Date;
  trialEndsAt: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** Of the oldest unpaid invoice; null when there is none. */
  unpaidSince: Date | null;
  /** At the end of the period. Null when the subscription does not renew or is past due. */
  nextPayment: { amountMinor: number; currency: string } | null;
  endedAt: Date | null;
  createdAt: Date;
  /** Equal for equal cards; null when no card is known. */
  cardFingerprint: string | null;
  hasLaunchCoupon: boolean;
  latestInvoice: InvoiceState | null;
};

/** As the provider reports it at the moment of asking. */
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

/** It only names the object to read again. */
export type PaymentEvent = {
  /** Null when the provider names none. Then each delivery is read again. */
  id: string | null;
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
  /** 31 to 60 minutes after the order; the same for each retry of it. */
  expiresAt: Date;
};

export type PublishedPrice = { plan: PaidPlan; isNew: boolean; priceId: string | null };

export class PaymentsFailed extends Error {}

export class CustomerMissing extends PaymentsFailed {}

export type Payments = {
  /** `cardTerms` says what it can do. */
  readonly provider: CardProvider;
  readonly mode: 'live' | 'test';
  /** Returns the same customer for the same person. `former` is a missing customer to replace. */
  createCustomer(userId: string, email: string, former?: string): Promise<string>;
  createCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string; expiresAt: Date }>;
  /** A used or closed page stays as it is. */
  expireCheckout(sessionId: string): Promise<void>;
  /** Null when there is nothing to manage. */
  createPortal(ask: {
    customerId: string;
    returnUrl: string;
    change: { subscriptionId: string; plan: PaidPlan } | null;
  }): Promise<string | null>;
  subscription(id: string): Promise<SubscriptionState | null>;
  subscriptions(): AsyncIterable<SubscriptionState>;
  /** At once, without further charges. `givesBack` refunds the last invoice, also when the subscription ended before. */
  cancel(subscriptionId: string, how: { givesBack: boolean }): Promise<void>;
  /** Without further charges. An ended or missing subscription stays as it is. */
  endWithPeriod(subscriptionId: string): Promise<void>;
  /** Ends their subscriptions at once. Does nothing when there is none. */
  forgetCustomer(customerId: string): Promise<void>;
  invoice(id: string): Promise<InvoiceState | null>;
  /** Null when it is forged, or was signed too long ago. */
  readWebhook(body: Buffer, signature: string, now: Date): Promise<PaymentEvent | null>;
  /** Existing entries of the catalogue stay. */
  publish(isDryRun: boolean): Promise<PublishedPrice[]>;
};
