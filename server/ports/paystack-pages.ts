/** Where somebody subscribes at Paystack, and manages a subscription. */
import { z } from 'zod';
import type { PaidPlan } from '#rules/entitlements.ts';
import { currency, plans } from '#rules/plans.ts';
import { CustomerMissing, type Payments, PaymentsFailed } from './payments.ts';
import type { PaystackConnection } from './paystack-connection.ts';
import { type Customer, paystackCustomers } from './paystack-customers.ts';
import { isCharging, paystackSubscriptions } from './paystack-subscriptions.ts';

const page = z.object({ authorization_url: z.url(), reference: z.string() });

export function paystackPages(
  connection: PaystackConnection,
  planCode: (plan: PaidPlan) => Promise<string>,
): Pick<Payments, 'createCheckout' | 'expireCheckout' | 'createPortal'> {
  const customers = paystackCustomers(connection);
  const subscriptions = paystackSubscriptions(connection);

  async function present(code: string): Promise<Customer> {
    const customer = await customers.customer(code);
    if (customer === null) throw new CustomerMissing('Paystack: the customer is not there');
    return customer;
  }

  return {
    async createCheckout({ customerId, plan, trialDays, hasLaunchCoupon, successUrl, cancelUrl, expiresAt }) {
      if (trialDays !== null || hasLaunchCoupon)
        throw new PaymentsFailed('Paystack, checkout: it has neither trials nor coupons');
      const { email } = await present(customerId);
      const body = {
        email,
        // The plan's own price counts.
        amount: plans[plan].koboAMonth,
        currency,
        plan: await planCode(plan),
        channels: ['card'],
        callback_url: successUrl,
        metadata: {
          cancel_action: cancelUrl,
          custom_fields: [{ display_name: 'Plan', variable_name: 'plan', value: plans[plan].name }],
        },
      };
      const made = await connection.asked(page, { method: 'POST', path: '/transaction/initialize', body });
      return { sessionId: made.reference, url: made.authorization_url, expiresAt };
    },
    /** A page stays open there. What is paid on it beside a subscription goes back. */
    async expireCheckout() {},
    async createPortal({ customerId }) {
      const all = await subscriptions.ofCustomer((await present(customerId)).id);
      const shown = all.find(isCharging) ?? all.find(({ status }) => status === 'non-renewing');
      return shown === undefined ? null : subscriptions.manageLink(shown.subscription_code);
    },
  };
}
