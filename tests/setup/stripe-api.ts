/** The API of the double of Stripe, asked as the SDK asks it. */
import { answerApi } from '#server/dev/stripe/api.ts';
import { fillCatalogue } from '#server/dev/stripe/catalogue.ts';
import { stateOf, type World } from '#server/dev/stripe/state.ts';

export const START = Date.parse('2026-01-31T12:00:00Z') / 1000;
export const KEY = 'sk_test_key';

export function stripeOf(): World & { at: number } {
  let ids = 0;
  const made = {
    state: stateOf({}),
    at: START,
    publicUrl: 'http://localhost:4000',
    now: () => made.at,
    newId: (prefix: string) => `${prefix}${++ids}`,
  };
  fillCatalogue(made);
  return made;
}

export const proper = {
  authorization: `Bearer ${KEY}`,
  'stripe-version': '2026-10-28.endive',
  'idempotency-key': 'one',
  'content-type': 'application/x-www-form-urlencoded',
};
export type Given = Partial<Record<keyof typeof proper, string | undefined>>;

export function ask(here: World, method: string, path: string, form: Record<string, string> = {}, headers: Given = {}) {
  const given = Object.entries({ ...proper, ...headers }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const text = new URLSearchParams(form).toString();
  const isPost = method === 'POST';
  const request = {
    method,
    path: isPost || text === '' ? path : `${path}?${text}`,
    headers: new Headers(given),
    body: isPost ? text : '',
  };
  const { status, body } = answerApi(here, request, KEY);
  return { status, body: JSON.parse(body) };
}

export const customer = (here: World): string =>
  ask(here, 'POST', '/v1/customers', { email: 'ada@zobo.test' }, { 'idempotency-key': 'customer' }).body.id;

export function session(here: World, customerId: string): Record<string, string> {
  const [price = ''] = Object.keys(here.state.prices);
  return {
    mode: 'subscription',
    customer: customerId,
    'line_items[0][price]': price,
    'line_items[0][quantity]': '1',
    'subscription_data[trial_period_days]': '30',
    success_url: 'http://localhost:4000/done',
    expires_at: String(START + 3_600),
  };
}
