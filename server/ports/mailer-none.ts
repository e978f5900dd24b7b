import type { Logger } from 'pino';
import type { Mailer } from './mailer.ts';

/** Production without a mail server: letters are dropped, and the log says so without saying to whom. */
export function createNoMailer(log: Pick<Logger, 'warn'>): Mailer {
  return {
    destination: 'nowhere: mail is off, set SMTP_URL to send it',
    sends: false,
    async send() {
      log.warn('A letter was not sent: mail is off, set SMTP_URL to send it.');
    },
  };
}
