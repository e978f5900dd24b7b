/** The part of Paystack's API that the server uses. It refuses whatever it does not know. */
import { z } from 'zod';
import { refund, refundedOf, refundObject, transactionObject } from './lifecycle.ts';
import { nextId, type TestTransaction, transferChannels, type World } from './state.ts';

type Asked = { method: string; path: string; headers: Headers; body: string };
type Answer = { status: number; body: string };
const LEAST_KOBO = 10_000;

class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, message: string, code: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const field = z.strictObject({ display_name: z.string(), variable_name: z.string(), value: z.string() });
const initialize = z.strictObject({
  reference: z.string().regex(/^[\w.=-]{1,100}$/),
  email: z.email(),
  amount: z.int().min(LEAST_KOBO),
  currency: z.literal('NGN'),
  channels: z.array(z.enum(transferChannels)).min(1),
  callback_url: z.url(),
  metadata: z.strictObject({ custom_fields: z.array(field) }),
});
const refundForm = z.strictObject({ transaction: z.string(), amount: z.int().positive() });
const refundQuery = z.strictObject({ transaction: z.string(), perPage: z.string().regex(/^\d{1,3}$/) });

function checked<S extends z.ZodType>(shape: S, given: unknown): z.output<S> {
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal(400, `${issue?.path.join('.') || 'body'}: ${issue?.message}`, 'invalid_params');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'The body is no JSON.', 'invalid_params');
  }
}

function rowOf({ state }: World, reference: string): TestTransaction {
  const row = state.transactions[reference];
  if (row === undefined) throw new Refusal(400, 'Transaction reference not found.', 'transaction_not_found');
  return row;
}

function begin(world: World, body: string) {
  const given = checked(initialize, parsed(body));
  const { state, now, newCode, publicUrl } = world;
  if (state.transactions[given.reference] !== undefined) {
    throw new Refusal(400, 'Duplicate Transaction Reference', 'duplicate_reference');
  }
  const accessCode = newCode();
  state.transactions[given.reference] = {
    id: nextId(state),
    reference: given.reference,
    accessCode,
    email: given.email,
    asked: given.amount,
    paid: 0,
    status: 'abandoned',
    channels: given.channels,
    channel: null,
    title: given.metadata.custom_fields[0]?.value ?? '',
    callbackUrl: given.callback_url,
    paidAt: null,
    createdAt: now().toISOString(),
  };
  const url = `${publicUrl}/test-payments/prepaid/${accessCode}`;
  return { authorization_url: url, access_code: accessCode, reference: given.reference };
}

function refundNow(world: World, body: string) {
  const { transaction, amount } = checked(refundForm, parsed(body));
  const row = rowOf(world, transaction);
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
  const { pathname, searchParams } = new URL(path, 'https://api.paystack.co');
  const reference = /^\/transaction\/verify\/([\w.=-]{1,100})$/.exec(pathname)?.[1];
  if (method === 'POST' && pathname === '/transaction/initialize') return begin(world, body);
  if (method === 'GET' && reference !== undefined) return transactionObject(rowOf(world, reference));
  if (method === 'POST' && pathname === '/refund') return refundNow(world, body);
  if (method === 'GET' && pathname === '/refund') return refundsOf(world, searchParams);
  throw new Refusal(404, `Unknown route: ${method} ${pathname}`, 'not_found');
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
