import { createTransport } from 'nodemailer';
import { LetterRefused, type Mailer } from './mailer.ts';

/** A mail server that does not answer fails the letter, which the queue then tries again. */
const TIMEOUT_MS = 10_000;
/** Letters in a row share connections, since each costs several round trips to open; one that idles is closed before the server does it. */
const CONNECTIONS = 3;
const IDLE_MS = 1_000;

type Failure = { code?: string; command?: string; responseCode?: number; response?: string };

/**
 * Whether the server will never take a letter to this receiver. 5.7.x is about us, not about the receiver (no relaying, a bad reputation)
 * and may be repaired; so may every other failure.
 */
function isForGood({ code, command, responseCode = 0, response = '' }: Failure): boolean {
  return code === 'EENVELOPE' && command === 'RCPT TO' && responseCode >= 500 && !/^5\d\d[ -]5\.7\./.test(response);
}

/** Sends letters over SMTP; `url` like smtp://user:password@host:587, `from` an address or Name <address>. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      idleTimeout: IDLE_MS,
      // The queue tries again, and counts.
      maxRequeues: 0,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const domain = /@([^<>@\s]+?)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    destination: `the mail server ${new URL(url).host}`,
    sends: true,
    async send({ to, subject, text, html, id, headers }) {
      const letter = {
        // As an object the address is taken as it is, and never read as a list of several.
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
        ...(headers !== undefined && { headers: { ...headers } }),
      };
      await transport.sendMail(letter).catch((error: Failure) => {
        // The server's own words may name the receiver, and this error is logged.
        const reasons = [error.code, error.responseCode].filter((part) => part !== undefined);
        const words = `The mail server did not take a letter (${reasons.join(' ') || 'no reason given'}).`;
        throw isForGood(error) ? new LetterRefused(words) : new Error(words);
      });
    },
  };
}
