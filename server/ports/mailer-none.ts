import type { Logger } from 'pino';
import type { Mailer } from './mailer.ts';

/** For production without a mail server. The log records each letter without its receiver. */
export function createNoMailer(log: Pick<Logger, 'warn'>): Mailer {
  return {
    destination: 'nowhere: mail is off, set SMTP_URL to send it',
    sends: false,
    async send() {
      log.warn('A letter was not sent: mail is off, set SMTP_URL to send it.');
    },
  };
}
