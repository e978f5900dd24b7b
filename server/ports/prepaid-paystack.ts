/** Paystack's API (https://paystack.com/docs/api). Its SDK is generated without types of the answers; so the answers are checked here. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { currency } from '#rules/plans.ts';
import { PaymentsFailed } from './payments.ts';
import type { PrepaidPayment, PrepaidPayments } from './prepaid.ts';

export type PaystackSettings = {
  secretKey: string;
  /** Null: Paystack itself. */
  apiUrl: string | null;
  mode: PrepaidPayments['mode'];
  fetch?: typeof globalThis.fetch;
};

const TIMEOUT_MS = 10_000;
const REFUNDS = 100;
/** Card payments renew, and are Stripe's. */
const channels = ['bank_transfer', 'ussd', 'mobile_money', 'bank', 'qr'] as const;

const amount = z.coerce.number().int().nonnegative();
const page = z.object({ authorization_url: z.url() });
const transaction = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  amount,
  currency: z.string(),
  paid_at: z.string().nullish(),
});
const refunds = z.array(z.object({ amount, status: z.string(), transaction: z.union([z.number(), z.string()]) }));
const event = z.object({ event: z.string(), data: z.record(z.string(), z.unknown()) });
const refusal = z.object({ message: z.string().catch(''), code: z.string().catch('') });

type Asked = { method?: 'POST'; path: string; body?: object };

function createConnection({ secretKey, apiUrl, fetch = globalThis.fetch }: PaystackSettings) {
  const base = apiUrl ?? 'https://api.paystack.co';

  async function answerTo({ method, path, body }: Asked): Promise<Response> {
    try {
      return await fetch(`${base}${path}`, {
        method: method ?? 'GET',
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch {
      throw new PaymentsFailed('Paystack does not answer.');
    }
  }

  /** Null when the provider does not know the transaction. */
  return async function asked<T>(shape: z.ZodType<T>, ask: Asked): Promise<T | null> {
    const answer = await answerTo(ask);
    const body: unknown = await answer.json().catch(() => null);
    if (!answer.ok) {
      const { message = '', code = '' } = refusal.safeParse(body).data ?? {};
      if (code === 'transaction_not_found') return null;
      throw new PaymentsFailed(`Paystack, ${ask.path.split('/')[1]}: ${answer.status} ${code || message}`);
    }
    const read = z.object({ data: shape }).safeParse(body);
    if (!read.success) throw new PaymentsFailed(`Paystack, ${ask.path.split('/')[1]}: an answer of another shape`);
    return read.data.data;
  };
}

type State = z.infer<typeof transaction>;

/** `reversed` means refunded in whole, or charged back (https://paystack.com/docs/payments/verify-payments). */
function statusOf({ status }: State): PrepaidPayment['status'] {
  if (status === 'success') return 'paid';
  return status === 'reversed' ? 'returned' : 'open';
}

function asDate(text: string | null | undefined): Date | null {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Events of refunds and disputes hold the reference elsewhere than those of charges. */
function referenceIn(data: Record<string, unknown>): string | null {
  const inside = data.transaction as { reference?: unknown } | null | undefined;
  const found = data.transaction_reference ?? inside?.reference ?? data.reference;
  return typeof found === 'string' ? found : null;
}

export function createPaystackPayments(settings: PaystackSettings): PrepaidPayments {
  const asked = createConnection(settings);
  const sign = (body: Buffer): Buffer => createHmac('sha512', settings.secretKey).update(body).digest();

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
      const made = await asked(page, { method: 'POST', path: '/transaction/initialize', body });
      if (made === null) throw new PaymentsFailed('Paystack, transaction: no page');
      return made.authorization_url;
    },
    async payment(reference) {
      const path = `/transaction/verify/${encodeURIComponent(reference)}`;
      const state = await asked(transaction, { path });
      if (state === null) return null;
      const status = statusOf(state);
      const list = `/refund?transaction=${state.id}&perPage=${REFUNDS}`;
      const given = status === 'open' ? [] : await asked(refunds, { path: list });
      if (given === null) throw new PaymentsFailed('Paystack, refund: no list for a payment that it knows');
      const back = given.filter((each) => each.status !== 'failed' && String(each.transaction) === String(state.id));
      return {
        status,
        amountMinor: state.amount,
        currency: state.currency,
        paidAt: asDate(state.paid_at),
        refundedMinor: back.reduce((sum, each) => sum + each.amount, 0),
      };
    },
    async refund(reference, amountMinor) {
      const body = { transaction: reference, amount: amountMinor };
      await asked(z.unknown(), { method: 'POST', path: '/refund', body });
    },
    readWebhook(body, signature) {
      const right = sign(body);
      const given = Buffer.from(signature, 'hex');
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      try {
        const { data } = event.parse(JSON.parse(body.toString('utf8')));
        return { reference: referenceIn(data) };
      } catch {
        return null;
      }
    },
  };
}
