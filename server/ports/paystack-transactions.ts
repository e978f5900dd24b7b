/** Single payments at Paystack, be it of a plan that is paid once or of a month of a subscription. */
import { z } from 'zod';
import { PaymentsFailed } from './payments.ts';
import { amount, objectId, type PaystackConnection } from './paystack-connection.ts';

/** Answers name the plan in four ways: its code, an object with it, an empty object, or nothing. */
const planCode = z
  .union([z.string(), z.object({ plan_code: z.string() }).transform((plan) => plan.plan_code), z.object({}), z.null()])
  .optional()
  .transform((plan) => (typeof plan === 'string' && plan !== '' ? plan : null));

export const transactionShape = z.object({
  id: objectId,
  reference: z.string(),
  status: z.string(),
  amount,
  currency: z.string(),
  paid_at: z.string().nullish(),
  created_at: z.string().nullish(),
  plan: planCode,
  customer: z.object({ id: objectId, customer_code: z.string() }).nullish(),
  authorization: z.object({ authorization_code: z.string() }).partial().nullish(),
});

export type Transaction = z.infer<typeof transactionShape>;

const refunds = z.array(z.object({ amount, status: z.string(), transaction: objectId }));

/** `reversed` means refunded in whole, or charged back (https://paystack.com/docs/payments/verify-payments). */
export function statusOf({ status }: Pick<Transaction, 'status'>): 'open' | 'paid' | 'returned' {
  if (status === 'success') return 'paid';
  return status === 'reversed' ? 'returned' : 'open';
}

export function paystackTransactions({ asked, askedOrNull }: PaystackConnection) {
  return {
    transaction: (reference: string): Promise<Transaction | null> =>
      askedOrNull(transactionShape, { path: `/transaction/verify/${encodeURIComponent(reference)}` }),
    /** What went back, or is on its way. */
    async refunded({ id, status }: Pick<Transaction, 'id' | 'status'>): Promise<number> {
      if (statusOf({ status }) === 'open') return 0;
      const given = await askedOrNull(refunds, { path: `/refund?transaction=${id}&perPage=100` });
      if (given === null) throw new PaymentsFailed('Paystack, refund: no list for a payment that it knows');
      const back = given.filter((each) => each.status !== 'failed' && each.transaction === id);
      return back.reduce((sum, each) => sum + each.amount, 0);
    },
    /** Paystack has no key against repetitions: read first what went back. */
    async refund(reference: string, amountMinor: number): Promise<void> {
      await asked(z.unknown(), {
        method: 'POST',
        path: '/refund',
        body: { transaction: reference, amount: amountMinor },
      });
    },
  };
}
