import { setTimeout } from 'node:timers/promises';
import { coachKindOf, hasTestPayments, hasTestPrepaid, isTestKey } from '#server/config/groups.ts';
import type { Deps } from '#server/platform/context/context.ts';
import { createSiteverifyCaptcha } from '#server/ports/captcha-siteverify.ts';
import type { Coach } from '#server/ports/coach.ts';
import { createOpenAiCoach } from '#server/ports/coach-openai.ts';
import { createPracticeCoach } from '#server/ports/coach-practice.ts';
import type { Ports } from '#server/ports/index.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import { createNoMailer } from '#server/ports/mailer-none.ts';
import { createOutboxMailer, outboxFolder } from '#server/ports/mailer-outbox.ts';
import { createSmtpMailer } from '#server/ports/mailer-smtp.ts';
import type { Payments } from '#server/ports/payments.ts';
import { createPaystackPayments } from '#server/ports/payments-paystack.ts';
import { createStripePayments } from '#server/ports/payments-stripe.ts';
import type { PaystackSettings } from '#server/ports/paystack-connection.ts';
import type { PrepaidPayments } from '#server/ports/prepaid.ts';
import { createPaystackPrepaid } from '#server/ports/prepaid-paystack.ts';
import { createWebPush } from '#server/ports/push-web.ts';
import type { Storage } from '#server/ports/storage.ts';
import { createLocalStorage } from '#server/ports/storage-local.ts';
import { createS3Storage } from '#server/ports/storage-s3.ts';

type Needs = Pick<Deps, 'config' | 'clock' | 'random' | 'log'>;

function createMailer({ config, clock, random, log }: Needs): Mailer {
  if (config.smtpUrl !== null) return createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom });
  if (config.mode === 'production') return createNoMailer(log);
  return createOutboxMailer({ folder: outboxFolder(config), clock, random });
}

function createStorage({ s3, dataDir }: Needs['config']): Storage {
  return s3 === null ? createLocalStorage(dataDir) : createS3Storage(s3);
}

/** Null where nothing of Paystack is set up. Its test mode is part of this process. */
async function paystackSettings(needs: Pick<Needs, 'config' | 'clock' | 'random'>): Promise<PaystackSettings | null> {
  const { prepaid } = needs.config;
  if (prepaid !== null) return { ...prepaid, mode: isTestKey(prepaid.secretKey) ? 'test' : 'live' };
  if (!hasTestPrepaid(needs.config)) return null;
  const { testPaystackOf } = await import('#server/dev/paystack/test-paystack.ts');
  const { secretKey, fetch } = testPaystackOf(needs);
  return { secretKey, apiUrl: null, mode: 'test', fetch };
}

/** The one of the settings, else the test mode outside production, else null. */
export async function createPayments(needs: Pick<Needs, 'config' | 'clock' | 'random'>): Promise<Payments | null> {
  const { config, clock } = needs;
  if (config.cards === 'paystack') {
    const paystack = await paystackSettings(needs);
    return paystack && createPaystackPayments({ ...paystack, clock });
  }
  if (config.payments !== null) {
    const mode = isTestKey(config.payments.secretKey) ? 'test' : 'live';
    return createStripePayments({ ...config.payments, mode, clock });
  }
  if (!hasTestPayments(config)) return null;
  const { testPaymentsOf } = await import('#server/dev/stripe/test-payments.ts');
  const { secretKey, webhookSecret, fetch } = testPaymentsOf(needs);
  return createStripePayments({ secretKey, webhookSecret, mode: 'test', clock, fetch });
}

/** Paystack if the settings have it, else the test mode outside production, else null. */
export async function createPrepaid(
  needs: Pick<Needs, 'config' | 'clock' | 'random'>,
): Promise<PrepaidPayments | null> {
  const paystack = await paystackSettings(needs);
  return paystack && createPaystackPrepaid(paystack);
}

function createCoach({ config, random, log }: Needs): Coach | null {
  if (config.coach !== null) return createOpenAiCoach(config.coach, log);
  if (coachKindOf(config) === 'off') return null;
  return createPracticeCoach({ random, wait: (ms, signal) => setTimeout(ms, undefined, { signal }) });
}

export async function createPorts(needs: Needs): Promise<Ports> {
  const { captcha } = needs.config;
  return {
    mailer: createMailer(needs),
    storage: createStorage(needs.config),
    captcha: captcha === null ? null : createSiteverifyCaptcha(captcha, needs.log),
    payments: await createPayments(needs),
    prepaid: await createPrepaid(needs),
    coach: createCoach(needs),
    push: createWebPush(needs),
  };
}
