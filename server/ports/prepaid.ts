/** Payments that are made once, by transfer, USSD or wallet. Failures are a PaymentsFailed. */

/** As the provider reports it at the moment of asking. */
export type PrepaidPayment = {
  /** `returned`: all of it went back, or the bank took it back. */
  status: 'open' | 'paid' | 'returned';
  /** What arrived; may differ from what was asked for. */
  amountMinor: number;
  currency: string;
  paidAt: Date | null;
  /** Went back, or is on its way. */
  refundedMinor: number;
};

export type PrepaidPage = { reference: string; email: string; amountMinor: number; title: string; returnUrl: string };

export type PrepaidPayments = {
  readonly mode: 'live' | 'test';
  /** Answers the address of the page. A reference is taken once. */
  createPage(page: PrepaidPage): Promise<string>;
  /** Null for an unknown reference. */
  payment(reference: string): Promise<PrepaidPayment | null>;
  /** The provider has no key against repetitions: read the payment first, and refund what is missing. */
  refund(reference: string, amountMinor: number): Promise<void>;
  /** Null when it is forged. The reference names the payment to read again; null for events of other kinds. */
  readWebhook(body: Buffer, signature: string): { reference: string | null } | null;
};
