import { createTransport } from 'nodemailer';
import { LetterRefused, type Mailer } from './mailer.ts';

/** A mail server that is not there, or does not greet, fails the letter, which the queue then tries again. */
const GREETING_MS = 10_000;
/** One that did greet may think about a letter that long (RFC 5321, 4.5.3.2.6): whoever hangs up before sends it again, and again. */
const ANSWER_MS = 10 * 60_000;
/** Letters in a row share connections, since each costs several round trips to open; one that idles is closed before the server does it. */
const CONNECTIONS = 3;
const IDLE_MS = 1_000;

type Failure = { code?: string; command?: string; responseCode?: number; response?: string };

/** What RFC 3463 and the IANA registry have for a receiver that is not there: no mailbox, no domain, no address, moved, no mail, shut. */
const GONE_CODE = /^5\.(1\.[1236]|1\.10|2\.1)$/;
/** The same in words, where a server gives no such code. */
const GONE_WORDS = [
  /\b(unknown|no such) (local )?(user|mailbox|recipient|address)\b/i,
  /\b(user|mailbox|recipient|address)\s+(\S+\s+)?(unknown|does not exist|doesn't exist)\b/i,
];
/** Words that name somebody else as the reason, or us. */
const NOT_THEIRS = /\b(sender|relay\w*|from|client|host|block\w*|reject list|policy|spam)\b/i;

/**
 * Whether the server will never take a letter to this receiver. Only what says so counts: many servers refuse receivers for what is wrong
 * with us (no login, no relaying, a limit reached, a bad reputation) or for what passes (a full mailbox), and that may be repaired.
 */
function isForGood({ code, command, responseCode = 0, response = '' }: Failure): boolean {
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || responseCode < 500) return false;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (enhanced !== undefined) return GONE_CODE.test(enhanced);
  // Servers repeat the address, which may hold any word.
  const words = response.replace(/\S+@\S+/g, '');
  return /^(550|551|553)[ -]/.test(words) && !NOT_THEIRS.test(words) && GONE_WORDS.some((gone) => gone.test(words));
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
      connectionTimeout: GREETING_MS,
      greetingTimeout: GREETING_MS,
      socketTimeout: ANSWER_MS,
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
