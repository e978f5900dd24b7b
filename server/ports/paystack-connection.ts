/** Paystack's API (https://paystack.com/docs/api). Its SDK is generated without types of the answers; so the answers are checked here. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { PaymentsFailed } from './payments.ts';

export type PaystackSettings = {
  secretKey: string;
  /** Null: Paystack itself. */
  apiUrl: string | null;
  mode: 'live' | 'test';
  fetch?: typeof globalThis.fetch;
};

export type PaystackEvent = { event: string; data: Record<string, unknown> };
export type PaystackConnection = ReturnType<typeof createPaystackConnection>;

const TIMEOUT_MS = 10_000;
const PAGE = 100;

export const amount = z.coerce.number().int().nonnegative();
export const objectId = z.union([z.number(), z.string()]).transform(String);

const refusal = z.object({ status: z.literal(false), message: z.string().catch(''), code: z.string().catch('') });
type Refusal = Omit<z.infer<typeof refusal>, 'status'>;

/** Not every answer has a code. A page of a proxy is no refusal of Paystack's. */
const isMissing = (status: number, { code, message }: Refusal): boolean =>
  /_not_found$/.test(code) || (status === 404 && /not found|is invalid/i.test(message));

/** An event about several objects, such as of cards that expire, has a list; it is of no use here. */
const event = z.object({ event: z.string(), data: z.record(z.string(), z.unknown()).catch({}) });

type Asked = { method?: 'POST' | 'PUT'; path: string; body?: object };

export function asDate(text: string | null | undefined): Date | null {
  const at = new Date(text ?? '');
  return Number.isNaN(at.getTime()) ? null : at;
}

export function createPaystackConnection({ secretKey, apiUrl, fetch = globalThis.fetch }: PaystackSettings) {
  const base = apiUrl ?? 'https://api.paystack.co';
  const sign = (body: Buffer): Buffer => createHmac('sha512', secretKey).update(body).digest();

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

  /** Null when the provider does not know the object. */
  async function askedOrNull<T>(shape: z.ZodType<T>, ask: Asked): Promise<T | null> {
    const about = ask.path.split(/[/?]/)[1];
    const answer = await answerTo(ask);
    const body: unknown = await answer.json().catch(() => null);
    if (!answer.ok) {
      const said: Refusal = refusal.safeParse(body).data ?? { message: '', code: '' };
      if (isMissing(answer.status, said)) return null;
      // The message of a refusal may name a person.
      throw new PaymentsFailed(`Paystack, ${about}: ${answer.status} ${said.code || said.message.slice(0, 80)}`);
    }
    const read = z.object({ data: shape }).safeParse(body);
    if (!read.success) throw new PaymentsFailed(`Paystack, ${about}: an answer of another shape`);
    return read.data.data;
  }

  async function asked<T>(shape: z.ZodType<T>, ask: Asked): Promise<T> {
    const found = await askedOrNull(shape, ask);
    if (found === null) throw new PaymentsFailed(`Paystack, ${ask.path.split(/[/?]/)[1]}: not there`);
    return found;
  }

  return {
    asked,
    askedOrNull,
    /** All of a list, page by page. `query` is without a page. */
    async *listed<T>(
      shape: z.ZodType<T>,
      path: string,
      query: Readonly<Record<string, string>> = {},
    ): AsyncGenerator<T> {
      for (let page = 1; ; page += 1) {
        const search = new URLSearchParams({ ...query, perPage: String(PAGE), page: String(page) });
        const some = await asked(z.array(shape), { path: `${path}?${search}` });
        yield* some;
        if (some.length < PAGE) return;
      }
    },
    /** Null when it is forged. Paystack signs no time. */
    signedEvent(body: Buffer, signature: string): PaystackEvent | null {
      const right = sign(body);
      const given = Buffer.from(signature, 'hex');
      if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
      try {
        return event.parse(JSON.parse(body.toString('utf8')));
      } catch {
        return null;
      }
    },
  };
}

/** Events of refunds and disputes hold the reference of the payment elsewhere than those of charges. */
export function referenceIn(data: Record<string, unknown>): string | null {
  const inside = data.transaction as { reference?: unknown } | null | undefined;
  const found = data.transaction_reference ?? inside?.reference ?? data.reference;
  return typeof found === 'string' ? found : null;
}
