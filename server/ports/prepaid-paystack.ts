import { z } from 'zod';
import { currency } from '#rules/plans.ts';
import { asDate, createPaystackConnection, type PaystackSettings, referenceIn } from './paystack-connection.ts';
import { paystackTransactions, statusOf } from './paystack-transactions.ts';
import type { PrepaidPayments } from './prepaid.ts';

/** Card payments renew. */
const channels = ['bank_transfer', 'ussd', 'mobile_money', 'bank', 'qr'] as const;
const page = z.object({ authorization_url: z.url() });

export function createPaystackPrepaid(settings: PaystackSettings): PrepaidPayments {
  const connection = createPaystackConnection(settings);
  const { transaction, refunded, refund } = paystackTransactions(connection);

  return {
    mode: settings.mode,
    async createPage({ reference, email, amountMinor, title, returnUrl }) {
      const body = {
        reference,
        email,
        amount: amountMinor,
        currency,
        channels,
        callback_url: returnUrl,
        metadata: { custom_fields: [{ display_name: 'Plan', variable_name: 'plan', value: title }] },
      };
      return (await connection.asked(page, { method: 'POST', path: '/transaction/initialize', body }))
        .authorization_url;
    },
    async payment(reference) {
      const state = await transaction(reference);
      if (state === null) return null;
      return {
        status: statusOf(state),
        amountMinor: state.amount,
        currency: state.currency,
        paidAt: asDate(state.paid_at),
        refundedMinor: await refunded(state),
      };
    },
    refund,
    readWebhook(body, signature) {
      const event = connection.signedEvent(body, signature);
      return event && { reference: referenceIn(event.data) };
    },
  };
}
