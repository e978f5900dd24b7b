/** Settings that are valid only together. */
import type { CardProvider } from '#rules/cards.ts';
import type { Config, Variables } from './config.ts';

export const captchaProviders = ['turnstile', 'hcaptcha'] as const;
const verifyUrls = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
} as const;

/** `siteKey` is public. `verifyUrl` checks a token with `secretKey`. */
export type CaptchaSettings = {
  provider: (typeof captchaProviders)[number];
  siteKey: string;
  secretKey: string;
  verifyUrl: string;
};

/** With a relay, calls go through it only. */
export type CallSettings = {
  stunUrls: readonly string[];
  /** `secret` is coturn's `static-auth-secret`. */
  turn: { urls: readonly string[]; secret: string } | null;
};

/** Uploads and selfies lie in `privateBucket`, which may be the same as `bucket`. */
export type S3Settings = {
  /** Null: Amazon's endpoint of the region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  privateBucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
  /** A CDN in front of this server, without a slash at the end. Null: this server. */
  publicUrl: string | null;
};

/** `apiUrl` speaks Stripe's API; null: Stripe itself. */
export type PaymentSettings = { secretKey: string; webhookSecret: string; apiUrl: string | null };

/** `apiUrl` speaks Paystack's API; null: Paystack itself. */
export type PrepaidSettings = { secretKey: string; apiUrl: string | null };

/** `apiKey` is null for an endpoint without keys. `tokensPerDay` bounds all people together in a Lagos day. */
export type CoachSettings = { baseUrl: string | null; apiKey: string | null; model: string; tokensPerDay: number };

export function coachKindOf({ mode, coach }: Pick<Config, 'mode' | 'coach'>): 'ai' | 'practice' | 'off' {
  if (coach !== null) return 'ai';
  return mode === 'production' ? 'off' : 'practice';
}

export function captchaOf(given: Variables): CaptchaSettings | null {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET_KEY: secretKey } = given;
  if (provider === undefined || siteKey === undefined || secretKey === undefined) return null;
  return { provider, siteKey, secretKey, verifyUrl: given.CAPTCHA_VERIFY_URL ?? verifyUrls[provider] };
}

export function s3Of(given: Variables): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return null;
  return {
    endpoint: given.S3_ENDPOINT ?? null,
    region: given.S3_REGION,
    bucket,
    privateBucket: given.S3_PRIVATE_BUCKET ?? bucket,
    accessKeyId,
    secretAccessKey,
    forcePathStyle: given.S3_FORCE_PATH_STYLE === '1',
    publicUrl: given.S3_PUBLIC_URL?.replace(/\/+$/, '') ?? null,
  };
}

/** Two operators, so that calls between networks do not depend on one. Neither asks for a name or learns the callee. */
const publicStun = ['stun:stun.l.google.com:19302', 'stun:stun.cloudflare.com:3478'] as const;

/** A relay needs no STUN server: the public ones serve only calls that go directly from device to device. */
export function callsOf({ STUN_URL: given, TURN_URL: urls, TURN_SECRET: secret }: Variables): CallSettings {
  const turn = secret === undefined || urls.length === 0 ? null : { urls, secret };
  return { stunUrls: given ?? (turn === null ? publicStun : []), turn };
}

export function isTestKey(secretKey: string): boolean {
  return /^(sk|rk)_test_/.test(secretKey);
}

export function paymentsOf(given: Variables): PaymentSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  if (secretKey === undefined || webhookSecret === undefined) return null;
  return { secretKey, webhookSecret, apiUrl: given.STRIPE_API_URL?.replace(/\/+$/, '') ?? null };
}

export function prepaidOf({
  PAYSTACK_SECRET_KEY: secretKey,
  PAYSTACK_API_URL: apiUrl,
}: Variables): PrepaidSettings | null {
  return secretKey === undefined ? null : { secretKey, apiUrl: apiUrl?.replace(/\/+$/, '') ?? null };
}

/** Who takes card payments: as set, else whoever has a key, else Stripe. */
export function cardsOf({
  CARD_PAYMENTS: given,
  STRIPE_SECRET_KEY: stripe,
  PAYSTACK_SECRET_KEY: paystack,
}: Variables): CardProvider {
  return given ?? (stripe === undefined && paystack !== undefined ? 'paystack' : 'stripe');
}

export function coachOf(given: Variables): CoachSettings | null {
  const { OPENAI_BASE_URL: baseUrl = null, OPENAI_API_KEY: apiKey = null } = given;
  if (baseUrl === null && apiKey === null) return null;
  return { baseUrl, apiKey, model: given.OPENAI_MODEL, tokensPerDay: given.COACH_TOKENS_PER_DAY };
}

export function hasTestPayments({ mode, cards, payments }: Pick<Config, 'mode' | 'cards' | 'payments'>): boolean {
  return mode !== 'production' && cards === 'stripe' && payments === null;
}

export function hasTestPrepaid({ mode, prepaid }: Pick<Config, 'mode' | 'prepaid'>): boolean {
  return mode !== 'production' && prepaid === null;
}
