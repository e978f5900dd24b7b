import { resolve } from 'node:path';
import { z } from 'zod';
import { isRealDay } from '#rules/age.ts';
import { brand } from '#rules/brand.ts';
import { type CardProvider, cardProviders } from '#rules/cards.ts';
import { limits } from '#rules/limits.ts';
import * as groups from './groups.ts';
import { localSecret, SECRET_LENGTH } from './secret.ts';
import {
  bucket,
  iceServer,
  list,
  mailbox,
  mailboxOrNamed,
  matching,
  origin,
  postgresUrl,
  url,
  whole,
} from './shapes.ts';

/** Both database addresses are null for the embedded database. */
export type Settings = {
  /** `test` is never read from the environment. */
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  /** A connection that bypasses any pooler: for LISTEN, migrations and the job queue. */
  databaseDirectUrl: string | null;
  databasePool: number;
  redisUrl: string | null;
  /** Signs everything of this installation. */
  appSecret: string;
  /** Also in a database of one's own; never in production. */
  demo: boolean;
  /** Without a slash at the end. */
  publicUrl: string;
  allowedOrigins: readonly string[];
  smtpUrl: string | null;
  mailFrom: string;
  captcha: groups.CaptchaSettings | null;
  /** Null: the data folder. */
  s3: groups.S3Settings | null;
  calls: groups.CallSettings;
  /** Who takes card payments. */
  cards: CardProvider;
  /** Null: the test mode outside production, and no payments in production. */
  payments: groups.PaymentSettings | null;
  /** Null: the test mode outside production, and no plans paid once in production. */
  prepaid: groups.PrepaidSettings | null;
  /** Null: the practice coach outside production, and no coach in production. */
  coach: groups.CoachSettings | null;
  /** In base64url. Null: derived from the app secret. */
  vapidPrivateKey: string | null;
  supportEmail: string;
  privacyEmail: string;
  /** A Lagos day, YYYY-MM-DD. */
  betaEndsOn: string;
  /** The number of proxies in front, or their addresses: fastify's option of that name. */
  trustProxy: false | number | string[];
  /** For one account in a process; 0: no limit. A network without a session may send `limits.requests.perNetwork` times as many. */
  requestsPerMinute: number;
  /** Never off in production. */
  addressLimits: boolean;
  logLevel: (typeof logLevels)[number];
  metricsToken: string | null;
  /** OTLP/HTTP; null: no traces. */
  otlpUrl: string | null;
};

export type Config = Settings & { databaseUrl: string; databaseDirectUrl: string };

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const variables = {
  NODE_ENV: z.enum(['development', 'production'], 'development or production').default('development'),
  HOST: z.string().optional(),
  PORT: whole(0, 65_535).default(4000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_POOL: whole(1, 200).default(4),
  REDIS_URL: url(['redis:', 'rediss:'], 'an address like redis://host:6379').optional(),
  APP_SECRET: z.string().min(SECRET_LENGTH, `at least ${SECRET_LENGTH} characters of chance`).optional(),
  DEMO: z.enum(['0', '1'], '0 or 1').default('0'),
  PUBLIC_URL: origin.optional(),
  ALLOWED_ORIGINS: z.string().transform(list).pipe(z.array(origin, 'addresses parted by commas')).default([]),
  SMTP_URL: url(['smtp:', 'smtps:'], 'an address like smtp://user:password@host:587').optional(),
  MAIL_FROM: mailboxOrNamed.optional(),
  CAPTCHA_PROVIDER: z.enum(groups.captchaProviders, groups.captchaProviders.join(' or ')).optional(),
  CAPTCHA_SITE_KEY: matching(/^[\w.-]{1,200}$/, 'the key as the provider shows it').optional(),
  CAPTCHA_SECRET_KEY: z.string().optional(),
  CAPTCHA_VERIFY_URL: url(['http:', 'https:'], 'an address like https://captcha.example/siteverify').optional(),
  VAPID_PRIVATE_KEY: matching(/^[\w-]{43}$/, 'a private key of P-256 in base64url, 43 characters').optional(),
  SUPPORT_EMAIL: mailbox.default('support@zobo.example'),
  PRIVACY_EMAIL: mailbox.default('privacy@zobo.example'),
  BETA_ENDS_ON: z.string().refine(isRealDay, 'a day like 2026-02-14').default('2026-02-14'),
  STUN_URL: z
    .string()
    .transform((text) => (text.trim() === 'none' ? [] : list(text)))
    .pipe(z.array(iceServer(/^stuns?:/), 'none, or addresses like stun:stun.example:3478, parted by commas'))
    .optional(),
  TURN_URL: z
    .string()
    .transform(list)
    .pipe(z.array(iceServer(/^turns?:/), 'addresses like turn:relay.example:3478, parted by commas'))
    .default([]),
  TURN_SECRET: z.string().min(16, 'at least 16 characters, as static-auth-secret of the TURN server').optional(),
  S3_ENDPOINT: origin.optional(),
  S3_REGION: matching(/^[a-z0-9-]{1,40}$/, 'a region like eu-west-1').default('us-east-1'),
  S3_BUCKET: bucket.optional(),
  S3_PRIVATE_BUCKET: bucket.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.enum(['0', '1'], '0 or 1').default('0'),
  S3_PUBLIC_URL: origin.optional(),
  STRIPE_SECRET_KEY: matching(
    /^(sk|rk)_(live|test)_\w{8,200}$/,
    'a secret key as Stripe shows it, like sk_live_...',
  ).optional(),
  STRIPE_WEBHOOK_SECRET: matching(
    /^whsec_\w{8,200}$/,
    'the signing secret of the webhook as Stripe shows it, like whsec_...',
  ).optional(),
  STRIPE_API_URL: origin.optional(),
  PAYSTACK_SECRET_KEY: matching(
    /^sk_(live|test)_\w{8,200}$/,
    'a secret key as Paystack shows it, like sk_live_...',
  ).optional(),
  PAYSTACK_API_URL: origin.optional(),
  CARD_PAYMENTS: z.enum(cardProviders, 'stripe or paystack').optional(),
  OPENAI_BASE_URL: origin.optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  COACH_TOKENS_PER_DAY: whole(1_000, 999_999_999).default(5_000_000),
  TRUST_PROXY: z
    .union(
      [
        whole(0, 32),
        z
          .string()
          .transform(list)
          .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])).min(1)),
      ],
      { error: 'the number of proxies in front (0 to 32), or their addresses parted by commas' },
    )
    .default(0),
  REQUESTS_PER_MINUTE: whole(0, 1_000_000).default(limits.requests.perMinute),
  ADDRESS_LIMITS: z.enum(['on', 'off'], 'on or off').default('on'),
  LOG_LEVEL: z.enum(logLevels, logLevels.join(', ')).optional(),
  METRICS_TOKEN: matching(/^[\w.~+/=-]{16,512}$/, '16 to 512 letters and digits of chance').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: origin.optional(),
};

/** A test compares them with .env.example. */
export const settingNames = Object.keys(variables);

/** The message names each wrong setting and its right form. */
export class BadSettings extends Error {
  constructor(lines: readonly string[]) {
    super(`These settings are wrong (see .env.example):\n${lines.map((line) => `  ${line}`).join('\n')}`);
  }
}

export type Variables = z.infer<z.ZodObject<typeof variables>>;

function clashes(given: Variables): string[] {
  const lines: string[] = [];
  const production = given.NODE_ENV === 'production';
  if (given.DATABASE_URL !== undefined && given.APP_SECRET === undefined) {
    lines.push(
      `APP_SECRET: is required with DATABASE_URL: the same at least ${SECRET_LENGTH} characters of chance in every process`,
    );
  }
  if (given.DATABASE_DIRECT_URL !== undefined && given.DATABASE_URL === undefined) {
    lines.push('DATABASE_DIRECT_URL: has a meaning only beside DATABASE_URL');
  }
  if (production && given.ADDRESS_LIMITS === 'off') {
    lines.push(
      'ADDRESS_LIMITS: must be on in production: without them a machine could guess passwords as fast as it can',
    );
  }
  if (production && given.DEMO === '1') lines.push('DEMO: must be 0 in production');
  if (production && given.SMTP_URL !== undefined && given.MAIL_FROM === undefined) {
    lines.push('MAIL_FROM: is required with SMTP_URL in production: the sender, an address of your own');
  }
  if (production && given.SMTP_URL !== undefined && given.PUBLIC_URL === undefined) {
    lines.push('PUBLIC_URL: is required with SMTP_URL in production: letters lead to it, like https://zobo.example');
  }
  const captcha = [given.CAPTCHA_SITE_KEY, given.CAPTCHA_SECRET_KEY];
  if (given.CAPTCHA_PROVIDER !== undefined && captcha.includes(undefined)) {
    lines.push('CAPTCHA_SITE_KEY, CAPTCHA_SECRET_KEY: are required with CAPTCHA_PROVIDER');
  }
  if (given.CAPTCHA_PROVIDER === undefined && [...captcha, given.CAPTCHA_VERIFY_URL].some((one) => one !== undefined)) {
    lines.push(
      `CAPTCHA_PROVIDER: is required with the other settings of the captcha: ${groups.captchaProviders.join(' or ')}`,
    );
  }
  if (given.TURN_URL.length > 0 !== (given.TURN_SECRET !== undefined)) {
    lines.push('TURN_URL, TURN_SECRET: have a meaning only together');
  }
  if ((given.STRIPE_SECRET_KEY === undefined) !== (given.STRIPE_WEBHOOK_SECRET === undefined)) {
    lines.push('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: have a meaning only together');
  }
  if (production && groups.isTestKey(given.STRIPE_SECRET_KEY ?? '')) {
    lines.push('STRIPE_SECRET_KEY: must not be a key of Stripe’s test mode in production: plans would be given away');
  }
  if (production && given.STRIPE_API_URL !== undefined) {
    lines.push('STRIPE_API_URL: must not be set in production: whatever answers there could give plans away');
  }
  if (given.STRIPE_API_URL !== undefined && given.STRIPE_SECRET_KEY === undefined) {
    lines.push('STRIPE_API_URL: has a meaning only with STRIPE_SECRET_KEY');
  }
  if (production && groups.isTestKey(given.PAYSTACK_SECRET_KEY ?? '')) {
    lines.push(
      'PAYSTACK_SECRET_KEY: must not be a key of Paystack’s test mode in production: plans would be given away',
    );
  }
  if (production && given.PAYSTACK_API_URL !== undefined) {
    lines.push('PAYSTACK_API_URL: must not be set in production: whatever answers there could give plans away');
  }
  if (given.PAYSTACK_API_URL !== undefined && given.PAYSTACK_SECRET_KEY === undefined) {
    lines.push('PAYSTACK_API_URL: has a meaning only with PAYSTACK_SECRET_KEY');
  }
  if (production && given.CARD_PAYMENTS === 'paystack' && given.PAYSTACK_SECRET_KEY === undefined) {
    lines.push('CARD_PAYMENTS: paystack needs PAYSTACK_SECRET_KEY');
  }
  const s3 = [given.S3_BUCKET, given.S3_ACCESS_KEY_ID, given.S3_SECRET_ACCESS_KEY];
  const s3Beside = [given.S3_ENDPOINT, given.S3_PRIVATE_BUCKET, given.S3_PUBLIC_URL];
  if ([...s3, ...s3Beside].some((one) => one !== undefined) && s3.includes(undefined)) {
    lines.push('S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: are required with the other S3 settings');
  }
  return lines;
}

/** Creates the data folder's secret if APP_SECRET is not set. */
export function loadConfig(env: NodeJS.ProcessEnv): Settings {
  const present = Object.fromEntries(settingNames.map((name) => [name, env[name]?.trim() || undefined]));
  const parsed = z.object(variables).safeParse(present);
  if (!parsed.success) {
    throw new BadSettings(
      parsed.error.issues.map((issue) => `${issue.path[0]?.toString()}: should be ${issue.message}`),
    );
  }
  const given = parsed.data;
  const broken = clashes(given);
  if (broken.length > 0) throw new BadSettings(broken);
  const production = given.NODE_ENV === 'production';
  const dataDir = resolve(given.DATA_DIR);
  return {
    mode: given.NODE_ENV,
    host: given.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: given.PORT,
    dataDir,
    databaseUrl: given.DATABASE_URL ?? null,
    databaseDirectUrl: given.DATABASE_DIRECT_URL ?? given.DATABASE_URL ?? null,
    databasePool: given.DATABASE_POOL,
    redisUrl: given.REDIS_URL ?? null,
    appSecret: given.APP_SECRET ?? localSecret(dataDir),
    demo: given.DEMO === '1',
    publicUrl: (given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).replace(/\/+$/, ''),
    allowedOrigins: given.ALLOWED_ORIGINS.map((address) => new URL(address).origin),
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM ?? `${brand.name} <no-reply@zobo.example>`,
    captcha: groups.captchaOf(given),
    s3: groups.s3Of(given),
    calls: groups.callsOf(given),
    cards: groups.cardsOf(given),
    payments: groups.paymentsOf(given),
    prepaid: groups.prepaidOf(given),
    coach: groups.coachOf(given),
    vapidPrivateKey: given.VAPID_PRIVATE_KEY ?? null,
    supportEmail: given.SUPPORT_EMAIL,
    privacyEmail: given.PRIVACY_EMAIL,
    betaEndsOn: given.BETA_ENDS_ON,
    trustProxy: given.TRUST_PROXY === 0 ? false : given.TRUST_PROXY,
    requestsPerMinute: given.REQUESTS_PER_MINUTE,
    addressLimits: given.ADDRESS_LIMITS === 'on',
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metricsToken: given.METRICS_TOKEN ?? null,
    otlpUrl: given.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
  };
}
