import type { Stripe } from 'stripe';
import { CustomerMissing, PaymentsFailed } from './payments.ts';

export type ConnectionSettings = {
  secretKey: string;
  /** Null: Stripe itself. */
  apiUrl?: string | null;
  fetch?: typeof fetch;
  /** For each of three attempts. */
  answerMs?: number;
};

export type StripeConnection = ReturnType<typeof createStripeConnection>;

const RETRIES = 2;
const ANSWER_MS = 10_000;

/** Loaded on demand: the library is large, and most installations take no money. */
export const sdk = async () => (await import('stripe')).default;

function placeOf(apiUrl: string | null): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) };
}

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 'resource_missing';
const isCustomerMissing = (error: unknown): boolean =>
  isMissing(error) && (error as { param?: unknown }).param === 'customer';

/** Without Stripe's message, which may name a person, a card or a part of the key. */
export function failureOf(what: string, error: unknown): PaymentsFailed {
  if (error instanceof PaymentsFailed) return error;
  const { type, statusCode, code, requestId } = error as Record<string, unknown>;
  const facts = [type, statusCode, code, requestId]
    .filter((fact) => typeof fact === 'string' || typeof fact === 'number')
    .map((fact) =>
      String(fact)
        .replace(/[^\w.-]/g, '')
        .slice(0, 80),
    );
  const Failure = isCustomerMissing(error) ? CustomerMissing : PaymentsFailed;
  return new Failure(`Stripe, ${what}: ${facts.join(' ') || 'failed'}`);
}

export function createStripeConnection({ secretKey, apiUrl = null, fetch, answerMs = ANSWER_MS }: ConnectionSettings) {
  let connected: Promise<Stripe> | null = null;

  async function connect(): Promise<Stripe> {
    const Sdk = await sdk();
    return new Sdk(secretKey, {
      ...placeOf(apiUrl),
      ...(fetch === undefined ? {} : { httpClient: Sdk.createFetchHttpClient(fetch) }),
      maxNetworkRetries: RETRIES,
      timeout: answerMs,
      telemetry: false,
    });
  }

  async function asked<T>(what: string, ask: (stripe: Stripe) => Promise<T>): Promise<T> {
    connected ??= connect();
    try {
      return await ask(await connected);
    } catch (error) {
      throw failureOf(what, error);
    }
  }

  return {
    asked,
    /** Null when Stripe does not have the object. */
    askedOrNull: <T>(what: string, ask: (stripe: Stripe) => Promise<T>): Promise<T | null> =>
      asked(what, async (stripe) => {
        try {
          return await ask(stripe);
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),
  };
}
