import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Deps } from '../context.ts';
import { handed } from '../features/handed.ts';
import { coachKindOf, isTestKey } from '../settings.ts';
import { createSiteverifyCaptcha } from './captcha-siteverify.ts';
import type { Coach } from './coach.ts';
import { createOpenAiCoach } from './coach-openai.ts';
import { createPracticeCoach } from './coach-practice.ts';
import type { Ports } from './index.ts';
import type { Mailer } from './mailer.ts';
import { createNoMailer } from './mailer-none.ts';
import { createOutboxMailer } from './mailer-outbox.ts';
import { createSmtpMailer } from './mailer-smtp.ts';
import type { Payments } from './payments.ts';
import { createStripePayments } from './payments-stripe.ts';
import type { Storage } from './storage.ts';
import { createLocalStorage } from './storage-local.ts';
import { createS3Storage } from './storage-s3.ts';
import { hasTestPayments, testPaymentsOf } from './test-payments/test-payments.ts';

type Needs = Pick<Deps, 'config' | 'clock' | 'random' | 'log'>;

function createMailer({ config, clock, random, log }: Needs): Mailer {
  if (config.smtpUrl !== null) return createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom });
  if (config.mode === 'production') return createNoMailer(log);
  return createOutboxMailer({ folder: outboxFolder(config), clock, random });
}

function createStorage({ s3, dataDir }: Needs['config']): Storage {
  return s3 === null ? createLocalStorage(dataDir) : createS3Storage(s3);
}

/** Stripe where it is set, the test mode outside production, and nothing in production. */
export function createPayments(needs: Pick<Needs, 'config' | 'clock' | 'random'>): Payments | null {
  const { config, clock } = needs;
  if (config.payments !== null) {
    const mode = isTestKey(config.payments.secretKey) ? 'test' : 'live';
    return createStripePayments({ ...config.payments, mode, clock });
  }
  if (!hasTestPayments(config)) return null;
  const { secretKey, webhookSecret, fetch } = testPaymentsOf(needs);
  return createStripePayments({ secretKey, webhookSecret, mode: 'test', clock, fetch });
}

function createCoach({ config, random, log }: Needs): Coach | null {
  if (config.coach !== null) return createOpenAiCoach(config.coach, log);
  if (coachKindOf(config) === 'off') return null;
  return createPracticeCoach({ random, wait: (ms, signal) => setTimeout(ms, undefined, { signal }) });
}

/** Where letters lie that no mail server takes. */
export function outboxFolder({ dataDir }: { dataDir: string }): string {
  return join(dataDir, 'outbox');
}

/** The adapters that the settings ask for. */
export function createPorts(needs: Needs): Ports {
  const { captcha } = needs.config;
  return {
    mailer: createMailer(needs),
    storage: createStorage(needs.config),
    captcha: captcha === null ? null : createSiteverifyCaptcha(captcha, needs.log),
    payments: createPayments(needs),
    coach: createCoach(needs),
    ...handed,
  };
}
