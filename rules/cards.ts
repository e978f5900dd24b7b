/** Who takes card payments, and what a subscription there can do. An installation has one of them. */
export const cardProviders = ['stripe', 'paystack'] as const;

export type CardProvider = (typeof cardProviders)[number];

export type CardTerms = {
  /** A first plan begins with free days. */
  hasTrial: boolean;
  /** The launch coupon takes something off. */
  hasDiscount: boolean;
  /** A running subscription can be changed to another plan. */
  canSwitch: boolean;
  /** A payment that failed is tried again during the days of grace. If not, the person pays anew at once. */
  isRetried: boolean;
  /** The provider's page shows a subscription that has ended too. */
  showsFormer: boolean;
};

const termsOf = (is: boolean): CardTerms => ({
  hasTrial: is,
  hasDiscount: is,
  canSwitch: is,
  isRetried: is,
  showsFormer: is,
});

/** Paystack has none of it (https://paystack.com/docs/payments/subscriptions). */
export const cardTerms: Readonly<Record<CardProvider, CardTerms>> = { stripe: termsOf(true), paystack: termsOf(false) };
