/** The objects of the Paystack double as its API shows them. */
import type {
  TestCard,
  TestCustomer,
  TestPlan,
  TestRefund,
  TestState,
  TestSubscription,
  TestTransaction,
  World,
} from './state.ts';

type State = Pick<World, 'state'>;

function cardOf(state: TestState, customerCode: string, cardCode: string | null): TestCard | undefined {
  return state.customers[customerCode]?.cards.find(({ code }) => code === cardCode);
}

function authorizationObject(card: TestCard | undefined) {
  if (card === undefined) return {};
  const { code, last4, brand, signature } = card;
  return { authorization_code: code, last4, brand, channel: 'card', reusable: true, signature };
}

const brief = ({ id, code, email, metadata }: TestCustomer) => ({ id, customer_code: code, email, metadata });

export function customerObject(customer: TestCustomer) {
  return { ...brief(customer), domain: 'test', authorizations: customer.cards.map(authorizationObject) };
}

export function planObject({ id, code, name, description, amount }: TestPlan) {
  return { id, domain: 'test', name, plan_code: code, description, amount, interval: 'monthly', currency: 'NGN' };
}

/** As in lists and events; a single one names its plan by the code alone. */
export function transactionObject({ state }: State, row: TestTransaction) {
  const { id, reference, asked, paid, status, channel, paidAt, createdAt, planCode, customerCode } = row;
  const customer = state.customers[customerCode];
  const plan = planCode === null ? undefined : state.plans[planCode];
  return {
    id,
    domain: 'test',
    status,
    reference,
    amount: status === 'abandoned' ? asked : paid,
    requested_amount: asked,
    currency: 'NGN',
    channel,
    paid_at: paidAt,
    created_at: createdAt,
    plan: plan === undefined ? {} : planObject(plan),
    customer: customer === undefined ? null : brief(customer),
    authorization: authorizationObject(cardOf(state, customerCode, row.cardCode)),
  };
}

export const verifiedObject = (world: State, row: TestTransaction) => ({
  ...transactionObject(world, row),
  plan: row.planCode,
});

export function refundObject({ id, amount, status, createdAt }: TestRefund, transaction: TestTransaction) {
  return { id, transaction: transaction.id, amount, currency: 'NGN', status, createdAt };
}

export function subscriptionObject({ state }: State, row: TestSubscription) {
  const customer = state.customers[row.customerCode];
  const plan = state.plans[row.planCode];
  // Its published example of one that failed says that it is paid.
  const invoice = row.invoice && {
    status: row.invoice.status,
    paid: row.invoice.status === 'pending' ? 0 : 1,
    period_start: row.invoice.periodStart,
  };
  return {
    id: row.id,
    domain: 'test',
    subscription_code: row.code,
    email_token: row.token,
    status: row.status,
    amount: plan?.amount ?? 0,
    // As its published event of a cancelled one has it.
    next_payment_date: row.status === 'non-renewing' ? null : row.nextPaymentAt,
    createdAt: row.createdAt,
    customer: customer && brief(customer),
    plan: plan && planObject(plan),
    authorization: authorizationObject(cardOf(state, row.customerCode, row.cardCode)),
    most_recent_invoice: invoice,
  };
}
