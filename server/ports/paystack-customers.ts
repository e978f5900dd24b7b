/** Customers at Paystack. It has one for each e-mail address, whose metadata say which person here that is. */
import { z } from 'zod';
import { PaymentsFailed } from './payments.ts';
import { objectId, type PaystackConnection } from './paystack-connection.ts';

/** The person's id, empty once they were forgotten, and when that was. */
const owner = z.object({ user_id: z.string(), forgotten_at: z.string().optional() }).nullable().catch(null);

export const customerShape = z.object({
  id: objectId,
  customer_code: z.string(),
  email: z.string(),
  /** Null for a customer of another product. */
  metadata: owner,
  authorizations: z.array(z.object({ authorization_code: z.string() })).nullish(),
});

export type Customer = z.infer<typeof customerShape>;

export function paystackCustomers({ asked, askedOrNull }: PaystackConnection) {
  const customer = (codeOrEmail: string): Promise<Customer | null> =>
    askedOrNull(customerShape, { path: `/customer/${encodeURIComponent(codeOrEmail)}` });
  const own = async (code: string, metadata: Customer['metadata']): Promise<void> => {
    await asked(z.unknown(), { method: 'PUT', path: `/customer/${code}`, body: { metadata } });
  };

  return {
    customer,
    async createCustomer(userId: string, email: string): Promise<string> {
      const metadata = { user_id: userId };
      const body = { email, metadata };
      const there =
        (await customer(email)) ?? (await asked(customerShape, { method: 'POST', path: '/customer', body }));
      if (!there.metadata?.user_id) await own(there.customer_code, { ...there.metadata, ...metadata });
      // Somebody who has this address no more. Their payments must not become another person's.
      else if (there.metadata.user_id !== userId)
        throw new PaymentsFailed('Paystack, customer: the address is of another person');
      return there.customer_code;
    },
    /** Paystack deletes no customer. Its cards can be charged no more, and it belongs to nobody here. */
    async disown({ customer_code, authorizations, metadata }: Customer, at: Date): Promise<void> {
      for (const { authorization_code } of authorizations ?? []) {
        const body = { authorization_code };
        await askedOrNull(z.unknown(), { method: 'POST', path: '/customer/authorization/deactivate', body });
      }
      // What was paid since the first time is owed.
      await own(customer_code, { user_id: '', forgotten_at: metadata?.forgotten_at ?? at.toISOString() });
    },
  };
}
