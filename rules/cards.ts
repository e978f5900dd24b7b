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

export const cardTerms: Readonly<Record<CardProvider, CardTerms>> = {
  stripe: { hasTrial: true, hasDiscount: true, canSwitch: true, isRetried: true, showsFormer: true },
  // https://paystack.com/docs/payments/subscriptions
  paystack: { hasTrial: false, hasDiscount: false, canSwitch: false, isRetried: false, showsFormer: false },
};
