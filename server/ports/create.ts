import { join } from 'node:path';
import type { Deps } from '../context.ts';
import { handed } from '../features/handed.ts';
import { createSiteverifyCaptcha } from './captcha-siteverify.ts';
import type { Ports } from './index.ts';
import type { Mailer } from './mailer.ts';
import { createNoMailer } from './mailer-none.ts';
import { createOutboxMailer } from './mailer-outbox.ts';
import { createSmtpMailer } from './mailer-smtp.ts';
import { createLocalStorage } from './storage-local.ts';

type Needs = Pick<Deps, 'config' | 'clock' | 'random' | 'log'>;

function createMailer({ config, clock, random, log }: Needs): Mailer {
  if (config.smtpUrl !== null) return createSmtpMailer({ url: config.smtpUrl, from: config.mailFrom });
  if (config.mode === 'production') return createNoMailer(log);
  return createOutboxMailer({ folder: outboxFolder(config), clock, random });
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
    storage: createLocalStorage(needs.config.dataDir),
    captcha: captcha === null ? null : createSiteverifyCaptcha(captcha, needs.log),
    ...handed,
  };
}
