/** The part of Paystack's API that the server uses. It refuses whatever it does not know. */
import { z } from 'zod';
import { refund, refundedOf } from './lifecycle.ts';
import { refundObject, verifiedObject } from './objects.ts';
import { checked, checkedBody, Refusal, rowOf } from './refusal.ts';
import { customerOf } from './renewals.ts';
import { answerRenewals } from './renewals-api.ts';
import { channels, nextId, type TestTransaction, type World } from './state.ts';

type Asked = { method: string; path: string; headers: Headers; body: string };
type Answer = { status: number; body: string };
const LEAST_KOBO = 10_000;

const field = z.strictObject({ display_name: z.string(), variable_name: z.string(), value: z.string() });
const initialize = z.strictObject({
  reference: z
    .string()
    .regex(/^[\w.=-]{1,100}$/)
    .optional(),
  email: z.email(),
  amount: z.int().min(LEAST_KOBO),
  currency: z.literal('NGN'),
  plan: z.string().startsWith('PLN_').optional(),
  channels: z.array(z.enum(channels)).min(1),
  callback_url: z.url(),
  metadata: z.strictObject({ cancel_action: z.url().optional(), custom_fields: z.array(field) }),
});
const refundForm = z.strictObject({ transaction: z.string(), amount: z.int().positive() });
const refundQuery = z.strictObject({ transaction: z.string(), perPage: z.string().regex(/^\d{1,3}$/) });

const transactionOf = ({ state }: World, reference: string): TestTransaction =>
  rowOf(state.transactions, 'Transaction', reference, 400);

function begin(world: World, body: string) {
  const given = checkedBody(initialize, body);
  const { state, now, newCode, publicUrl } = world;
  const reference = given.reference ?? newCode();
  if (state.transactions[reference] !== undefined) {
    throw new Refusal(400, 'Duplicate Transaction Reference', 'duplicate_reference');
  }
  const plan = given.plan === undefined ? null : rowOf(state.plans, 'Plan', given.plan, 400);
  if (plan !== null && given.channels.some((channel) => channel !== 'card')) {
    throw new Refusal(400, 'A plan is paid by card.', 'invalid_params');
  }
  const accessCode = newCode();
  state.transactions[reference] = {
    id: nextId(state),
    reference,
    accessCode,
    email: given.email,
    customerCode: customerOf(world, given.email).code,
    planCode: plan?.code ?? null,
    cardCode: null,
    asked: plan?.amount ?? given.amount,
    paid: 0,
    status: 'abandoned',
    channels: given.channels,
    channel: null,
    title: given.metadata.custom_fields[0]?.value ?? '',
    callbackUrl: given.callback_url,
    cancelUrl: given.metadata.cancel_action ?? null,
    paidAt: null,
    createdAt: now().toISOString(),
  };
  const url = `${publicUrl}/test-payments/${plan === null ? 'prepaid' : 'card'}/${accessCode}`;
  return { authorization_url: url, access_code: accessCode, reference };
}

function refundNow(world: World, body: string) {
  const { transaction, amount } = checkedBody(refundForm, body);
  const row = transactionOf(world, transaction);
  if (row.status !== 'success') throw new Refusal(400, 'Transaction has been fully reversed', 'transaction_reversed');
  if (amount > row.paid - refundedOf(world, row)) {
    throw new Refusal(400, 'Refund amount cannot be more than transaction amount', 'invalid_amount');
  }
  return refundObject(refund(world, row, amount), row);
}

function refundsOf({ state }: World, query: URLSearchParams) {
  const { transaction } = checked(refundQuery, Object.fromEntries(query));
  const row = Object.values(state.transactions).find(({ id }) => String(id) === transaction);
  if (row === undefined) throw new Refusal(400, 'Transaction not found', 'transaction_not_found');
  return state.refunds.filter(({ reference }) => reference === row.reference).map((each) => refundObject(each, row));
}

function handled(world: World, { method, path, body }: Asked): unknown {
  const url = new URL(path, 'https://api.paystack.co');
  const { pathname, searchParams } = url;
  const reference = /^\/transaction\/verify\/([\w.=-]{1,100})$/.exec(pathname)?.[1];
  if (method === 'POST' && pathname === '/transaction/initialize') return begin(world, body);
  if (method === 'GET' && reference !== undefined) return verifiedObject(world, transactionOf(world, reference));
  if (method === 'POST' && pathname === '/refund') return refundNow(world, body);
  if (method === 'GET' && pathname === '/refund') return refundsOf(world, searchParams);
  const answer = answerRenewals(world, method, url, body);
  if (answer === undefined) throw new Refusal(404, `Unknown route: ${method} ${pathname}`, 'unknown_route');
  return answer;
}

export function answerApi(world: World, asked: Asked, secretKey: string): Answer {
  try {
    if (asked.headers.get('authorization') !== `Bearer ${secretKey}`) {
      throw new Refusal(401, 'Invalid key', 'invalid_Key');
    }
    const data = handled(world, asked);
    return { status: 200, body: JSON.stringify({ status: true, message: 'OK', data }) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, message } = error;
    return { status, body: JSON.stringify({ status: false, message, type: 'validation_error', code }) };
  }
}
