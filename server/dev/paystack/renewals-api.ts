/** Customers, plans and subscriptions in the API of the Paystack double. */
import { z } from 'zod';
import { brand } from '#rules/brand.ts';
import { planIds, plans } from '#rules/plans.ts';
import { customerObject, planObject, subscriptionObject, transactionObject } from './objects.ts';
import { checked, checkedBody, Refusal, rowOf } from './refusal.ts';
import { customerOf, disable } from './renewals.ts';
import { nextId, type TestCustomer, type TestPlan, type World } from './state.ts';

const metadata = z.strictObject({ user_id: z.string(), forgotten_at: z.iso.datetime().optional() });
const customerForm = z.strictObject({ email: z.email(), metadata });
const ownerForm = z.strictObject({ metadata });
const cardForm = z.strictObject({ authorization_code: z.string().startsWith('AUTH_') });
const planForm = z.strictObject({
  name: z.string().min(1),
  description: z.string(),
  amount: z.int().min(10_000),
  interval: z.literal('monthly'),
  currency: z.literal('NGN'),
  send_invoices: z.boolean(),
  send_sms: z.boolean(),
});
const disableForm = z.strictObject({ code: z.string().startsWith('SUB_'), token: z.string() });
const span = { perPage: z.coerce.number().int().min(1).max(100), page: z.coerce.number().int().min(1) };
const plansQuery = z.strictObject({ ...span, status: z.literal('active') });
const subscriptionsQuery = z.strictObject({ ...span, customer: z.coerce.number().int().optional() });
const transactionsQuery = z.strictObject({
  ...span,
  customer: z.coerce.number().int().optional(),
  from: z.iso.datetime().optional(),
});

type Given = { key: string; body: string; query: URLSearchParams };
type Answer = (world: World, given: Given) => unknown;

const part = <T>(all: readonly T[], { page, perPage }: { page: number; perPage: number }): readonly T[] =>
  all.slice((page - 1) * perPage, page * perPage);

function byCodeOrEmail({ state }: World, key: string): TestCustomer {
  const known = Object.values(state.customers).find(({ email }) => email === key.toLowerCase());
  return known ?? rowOf(state.customers, 'Customer', key);
}

function addPlan({ state, newCode }: World, given: Omit<TestPlan, 'id' | 'code'>): TestPlan {
  const row = { id: nextId(state), code: `PLN_${newCode()}`, ...given };
  state.plans[row.code] = row;
  return row;
}

/** The plans of the catalogue as `publish-plans` would make them. */
export function fillPlans(world: World): void {
  if (Object.keys(world.state.plans).length > 0) return;
  for (const plan of planIds) {
    const { name, koboAMonth: amount } = plans[plan];
    addPlan(world, { name: `${brand.name} ${name}`, description: `zobo_${plan}_monthly`, amount });
  }
}

const createCustomer: Answer = (world, { body }) => {
  const { email, metadata: given } = checkedBody(customerForm, body);
  const customer = customerOf(world, email);
  customer.metadata ??= given;
  return customerObject(customer);
};

const updateCustomer: Answer = ({ state }, { key, body }) => {
  const customer = rowOf(state.customers, 'Customer', key);
  customer.metadata = checkedBody(ownerForm, body).metadata;
  return customerObject(customer);
};

const forgetCard: Answer = ({ state }, { body }) => {
  const { authorization_code: code } = checkedBody(cardForm, body);
  const customer = Object.values(state.customers).find(({ cards }) => cards.some((card) => card.code === code));
  if (customer === undefined) throw new Refusal(404, 'Authorization not found.', 'authorization_not_found');
  customer.cards = customer.cards.filter((card) => card.code !== code);
  return {};
};

const createPlan: Answer = (world, { body }) => {
  const { name, description, amount } = checkedBody(planForm, body);
  return planObject(addPlan(world, { name, description, amount }));
};

const listPlans: Answer = ({ state }, { query }) =>
  part(Object.values(state.plans), checked(plansQuery, Object.fromEntries(query))).map(planObject);

const listSubscriptions: Answer = (world, { query }) => {
  const { customer, ...of } = checked(subscriptionsQuery, Object.fromEntries(query));
  const { customers, subscriptions } = world.state;
  const all = Object.values(subscriptions).filter(
    ({ customerCode }) => customer === undefined || customers[customerCode]?.id === customer,
  );
  return part(all.reverse(), of).map((row) => subscriptionObject(world, row));
};

const readSubscription: Answer = (world, { key }) =>
  subscriptionObject(world, rowOf(world.state.subscriptions, 'Subscription', key));

const disableSubscription: Answer = (world, { body }) => {
  const { code, token } = checkedBody(disableForm, body);
  const row = rowOf(world.state.subscriptions, 'Subscription', code);
  if (row.token !== token) throw new Refusal(400, 'The token is of another subscription.', 'invalid_params');
  if (row.status !== 'active' && row.status !== 'attention') {
    throw new Refusal(404, 'Subscription with code not found or already inactive', 'subscription_not_found');
  }
  disable(world, row);
  return {};
};

const manageLink: Answer = ({ state, publicUrl }, { key }) => {
  const { manageCode } = rowOf(state.subscriptions, 'Subscription', key);
  return { link: `${publicUrl}/test-payments/manage/${manageCode}` };
};

const listTransactions: Answer = (world, { query }) => {
  const { customer, from, ...of } = checked(transactionsQuery, Object.fromEntries(query));
  const { customers, transactions } = world.state;
  const all = Object.values(transactions).filter(
    ({ customerCode, createdAt }) =>
      (customer === undefined || customers[customerCode]?.id === customer) && (from === undefined || createdAt >= from),
  );
  return part(all.reverse(), of).map((row) => transactionObject(world, row));
};

/** The name in the brackets is the key. */
const routes: readonly (readonly [method: string, path: RegExp, answer: Answer])[] = [
  ['POST', /^\/customer$/, createCustomer],
  ['POST', /^\/customer\/authorization\/deactivate$/, forgetCard],
  ['GET', /^\/customer\/(?<key>[^/]{1,200})$/, (world, { key }) => customerObject(byCodeOrEmail(world, key))],
  ['PUT', /^\/customer\/(?<key>CUS_\w{1,60})$/, updateCustomer],
  ['POST', /^\/plan$/, createPlan],
  ['GET', /^\/plan$/, listPlans],
  ['GET', /^\/subscription$/, listSubscriptions],
  ['GET', /^\/subscription\/(?<key>\w{1,60})$/, readSubscription],
  ['GET', /^\/subscription\/(?<key>\w{1,60})\/manage\/link$/, manageLink],
  ['POST', /^\/subscription\/disable$/, disableSubscription],
  ['GET', /^\/transaction$/, listTransactions],
];

/** Undefined for a route of another part. */
export function answerRenewals(world: World, method: string, { pathname, searchParams }: URL, body: string): unknown {
  for (const [of, path, answer] of routes) {
    const match = of === method ? path.exec(pathname) : null;
    if (match === null) continue;
    return answer(world, { key: decodeURIComponent(match.groups?.key ?? ''), body, query: searchParams });
  }
  return undefined;
}
