/** The part of Stripe's API that the server uses, with Stripe's strictness. */
import { createHash } from 'node:crypto';
import { createCoupon, createPrice, createProduct, listPrices, retrieveCoupon, retrieveProduct } from './catalogue.ts';
import { createCustomer, deleteCustomer } from './customers.ts';
import { type Form, parsedForm } from './form.ts';
import { endSubscription, expireSession, setCancelling } from './lifecycle.ts';
import {
  invoiceObject,
  listObject,
  paymentIntentOf,
  portalObject,
  sessionObject,
  sessionStatus,
  subscriptionObject,
} from './objects.ts';
import {
  createConfiguration,
  listConfigurations,
  requireConfiguration,
  updateConfiguration,
} from './portal-configurations.ts';
import { checkedForm, missing, Refusal, rowOf } from './refusal.ts';
import * as shapes from './shapes.ts';
import type { TestPortal, TestSession, TestSubscription, World } from './state.ts';

type Handler = (world: World, form: Form, id: string) => object;

const HALF_HOUR = 1_800;
const DAY = 86_400;

function createSession(world: World, form: Form) {
  const { state, now, newId } = world;
  const given = checkedForm(shapes.sessionForm, form);
  const { expires_at: expiresAt = now() + DAY, subscription_data: data = {} } = given;
  const priceId = given.line_items[0]?.price ?? '';
  const couponId = given.discounts?.[0]?.coupon ?? null;
  rowOf(state.customers, 'customer', given.customer, 'customer');
  rowOf(state.prices, 'price', priceId, 'line_items[0][price]');
  if (couponId !== null) rowOf(state.coupons, 'coupon', couponId, 'discounts[0][coupon]');
  if (expiresAt < now() + HALF_HOUR || expiresAt > now() + DAY) {
    const message = 'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from creation.';
    throw new Refusal(400, { message, param: 'expires_at' });
  }
  const row: TestSession = {
    id: newId('cs_test_'),
    customerId: given.customer,
    priceId,
    referenceId: given.client_reference_id ?? null,
    metadata: given.metadata ?? {},
    subscriptionMetadata: data.metadata ?? {},
    trialDays: data.trial_period_days ?? null,
    couponId,
    successUrl: given.success_url,
    cancelUrl: given.cancel_url ?? given.success_url,
    status: 'open',
    subscriptionId: null,
    invoiceId: null,
    expiresAt,
    created: now(),
  };
  state.sessions[row.id] = row;
  return sessionObject(world, row);
}

const sessionOf = ({ state }: World, id: string): TestSession => rowOf(state.sessions, 'checkout.session', id);

function closeSession(world: World, form: Form, id: string) {
  checkedForm(shapes.nothing, form);
  const row = sessionOf(world, id);
  if (sessionStatus(row, world.now()) !== 'open') {
    throw new Refusal(400, { message: 'Only Checkout Sessions with a status in ["open"] can be expired.' });
  }
  expireSession(world, row);
  return sessionObject(world, row);
}

function createPortal(world: World, form: Form) {
  const { state, now, newId } = world;
  const given = checkedForm(shapes.portalForm, form);
  const { customer, return_url: returnUrl = world.publicUrl, flow_data: flow } = given;
  rowOf(state.customers, 'customer', customer, 'customer');
  let change: TestPortal['change'] = null;
  if (flow !== undefined) {
    const { subscription: subscriptionId, items } = flow.subscription_update_confirm;
    const at = 'flow_data[subscription_update_confirm]';
    const subscription = state.subscriptions[subscriptionId];
    const [item = { id: '', price: '' }] = items;
    if (subscription?.customerId !== customer || subscription.status === 'canceled') {
      throw missing('subscription', subscriptionId, `${at}[subscription]`);
    }
    if (item.id !== subscription.itemId) throw missing('subscription item', item.id, `${at}[items][0][id]`);
    rowOf(state.prices, 'price', item.price, `${at}[items][0][price]`);
    change = { subscriptionId, priceId: item.price };
  }
  requireConfiguration(world, given.configuration, change?.priceId ?? null);
  const row = { id: newId('bps_test_'), customerId: customer, returnUrl, change, created: now() };
  state.portals[row.id] = row;
  return portalObject(world, row);
}

const subscriptionOf = ({ state }: World, id: string): TestSubscription =>
  rowOf(state.subscriptions, 'subscription', id);

function listSubscriptions(world: World, form: Form) {
  const { status, limit = 10, starting_after: after, expand = [] } = checkedForm(shapes.subscriptionsForm, form);
  const all = Object.values(world.state.subscriptions)
    .filter((row) => status === 'all' || (status === undefined ? row.status !== 'canceled' : row.status === status))
    .reverse();
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && from === 0) throw missing('subscription', after, 'starting_after');
  const parts = expand.map((path) => path.replace(/^data\./, ''));
  const page = all.slice(from, from + limit).map((row) => subscriptionObject(world, row, parts));
  return listObject('/v1/subscriptions', page, all.length > from + limit);
}

function cancelSubscription(world: World, form: Form, id: string) {
  checkedForm(shapes.cancelForm, form);
  const row = subscriptionOf(world, id);
  if (row.status === 'canceled' || row.status === 'incomplete_expired') throw missing('subscription', id);
  endSubscription(world, row, world.now());
  return subscriptionObject(world, row);
}

function changeSubscription(world: World, form: Form, id: string) {
  const { cancel_at_period_end: isCancelling } = checkedForm(shapes.subscriptionChange, form);
  const row = subscriptionOf(world, id);
  if (row.status === 'canceled' || row.status === 'incomplete_expired') {
    throw new Refusal(400, {
      message: 'A canceled subscription can only update its cancellation_details and metadata.',
    });
  }
  setCancelling(world, row, isCancelling);
  return subscriptionObject(world, row);
}

function listInvoices(world: World, form: Form) {
  const { subscription, status, limit = 10 } = checkedForm(shapes.invoicesForm, form);
  const found = Object.values(world.state.invoices)
    .filter((row) => subscription === undefined || row.subscriptionId === subscription)
    .filter((row) => status === undefined || row.status === status)
    .reverse();
  const page = found.slice(0, limit).map((row) => invoiceObject(world, row));
  return listObject('/v1/invoices', page, found.length > limit);
}

function refund(world: World, form: Form) {
  const { payment_intent: intent } = checkedForm(shapes.refundForm, form);
  const row = Object.values(world.state.invoices).find((invoice) => paymentIntentOf(invoice) === intent);
  if (row?.status !== 'paid') throw missing('payment_intent', intent, 'payment_intent');
  if (row.isRefunded) {
    throw new Refusal(400, { code: 'charge_already_refunded', message: 'The charge has already been refunded.' });
  }
  row.isRefunded = true;
  const { newId, now } = world;
  return {
    id: newId('re_test_'),
    object: 'refund',
    amount: row.amount,
    created: now(),
    payment_intent: intent,
    status: 'succeeded',
  };
}

const only =
  (retrieve: (world: World, id: string) => object): Handler =>
  (world, form, id) => {
    checkedForm(shapes.nothing, form);
    return retrieve(world, id);
  };

const ID = '([\\w-]{1,200})';
const table: readonly [method: string, path: string, handler: Handler][] = [
  ['POST', '/v1/customers', createCustomer],
  ['DELETE', `/v1/customers/${ID}`, deleteCustomer],
  ['POST', '/v1/checkout/sessions', createSession],
  ['GET', `/v1/checkout/sessions/${ID}`, only((world, id) => sessionObject(world, sessionOf(world, id)))],
  ['POST', `/v1/checkout/sessions/${ID}/expire`, closeSession],
  ['POST', '/v1/billing_portal/sessions', createPortal],
  ['GET', '/v1/billing_portal/configurations', listConfigurations],
  ['POST', '/v1/billing_portal/configurations', createConfiguration],
  ['POST', `/v1/billing_portal/configurations/${ID}`, updateConfiguration],
  ['GET', '/v1/subscriptions', listSubscriptions],
  [
    'GET',
    `/v1/subscriptions/${ID}`,
    (world, form, id) => {
      const { expand } = checkedForm(shapes.subscriptionForm, form);
      return subscriptionObject(world, subscriptionOf(world, id), expand);
    },
  ],
  ['POST', `/v1/subscriptions/${ID}`, changeSubscription],
  ['DELETE', `/v1/subscriptions/${ID}`, cancelSubscription],
  ['GET', '/v1/invoices', listInvoices],
  ['GET', `/v1/invoices/${ID}`, only((world, id) => invoiceObject(world, rowOf(world.state.invoices, 'invoice', id)))],
  ['POST', '/v1/refunds', refund],
  ['GET', '/v1/prices', listPrices],
  ['POST', '/v1/prices', createPrice],
  ['GET', `/v1/products/${ID}`, only(retrieveProduct)],
  ['POST', '/v1/products', createProduct],
  ['GET', `/v1/coupons/${ID}`, only(retrieveCoupon)],
  ['POST', '/v1/coupons', createCoupon],
];
const routes = table.map(([method, path, handler]) => ({ method, path: new RegExp(`^${path}$`), handler }));

type ApiRequest = {
  method: string;
  /** Includes the query string. */
  path: string;
  headers: Headers;
  body: string;
};
type ApiAnswer = { status: number; body: string };

function requireCaller({ headers, method }: ApiRequest, secretKey: string): void {
  const given = headers.get('authorization');
  if (given === null) throw new Refusal(401, { message: 'You did not provide an API key.' });
  if (given !== `Bearer ${secretKey}`) throw new Refusal(401, { message: 'Invalid API Key provided.' });
  if (!/^\d{4}-\d{2}-\d{2}(\.\w+)?$/.test(headers.get('stripe-version') ?? '')) {
    throw new Refusal(400, { message: 'The Stripe-Version header is missing.' });
  }
  if (method === 'POST' && !headers.get('idempotency-key')) {
    throw new Refusal(400, { message: 'The Idempotency-Key header is missing.' });
  }
  if (method === 'POST' && !headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')) {
    throw new Refusal(400, { message: 'The content type must be application/x-www-form-urlencoded.' });
  }
}

function answered(world: World, request: ApiRequest, secretKey: string): ApiAnswer {
  requireCaller(request, secretKey);
  const { pathname, search } = new URL(request.path, 'http://stripe');
  const isPost = request.method === 'POST';
  const route = routes.find(({ method, path }) => method === request.method && path.test(pathname));
  const form = parsedForm(isPost ? request.body : search.slice(1));
  if (route === undefined) {
    throw new Refusal(404, { message: `Unrecognized request URL (${request.method}: ${pathname}).` });
  }
  if (form === null || (isPost && search !== '')) throw new Refusal(400, { message: 'The parameters cannot be read.' });
  const { path, handler } = route;
  const { answers } = world.state;
  const key = isPost ? request.headers.get('idempotency-key') : null;
  const asked = createHash('sha256').update(`${pathname}\n${request.body}`).digest('base64url');
  const former = key === null ? undefined : answers[key];
  if (former !== undefined && former.asked !== asked) {
    const message = 'Keys for idempotent requests can only be used with the same parameters they were first used with.';
    throw new Refusal(400, { type: 'idempotency_error', message });
  }
  if (former !== undefined) return { status: former.status, body: former.body };
  const body = JSON.stringify(handler(world, form, path.exec(pathname)?.[1] ?? ''));
  if (key !== null) answers[key] = { asked, status: 200, body, at: world.now() };
  return { status: 200, body };
}

/** Answers a request synchronously, so that two requests never interleave. */
export function answerApi(world: World, request: ApiRequest, secretKey: string): ApiAnswer {
  try {
    return answered(world, request, secretKey);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: error.status, body: JSON.stringify(error.body) };
  }
}
