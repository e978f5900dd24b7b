import { createTransport } from 'nodemailer';
import { LetterRefused, type Mailer } from './mailer.ts';

/** The queue tries a letter again. */
const GREETING_MS = 10_000;
/** RFC 5321, 4.5.3.2.6. A client that hangs up earlier sends the letter again each time. */
const ANSWER_MS = 10 * 60_000;
/** Opening a connection costs several round trips. An idle one is closed before the server closes it. */
const CONNECTIONS = 3;
const IDLE_MS = 1_000;

type Failure = { code?: string; command?: string; responseCode?: number; response?: string };

/** RFC 3463 and the IANA registry: no mailbox, domain or address, moved, no mail, or closed. */
const GONE_CODE = /^5\.(1\.[1236]|1\.10|2\.1)$/;
/** The same in words, for servers that send no such code. */
const GONE_WORDS = [
  /\b(unknown|no such) (local )?(user|mailbox|recipient|address)\b/i,
  /\b(user|mailbox|recipient|address)\s+(\S+\s+)?(unknown|does not exist|doesn't exist)\b/i,
];
/** Words that blame another party or this server. */
const NOT_THEIRS = /\b(sender|relay\w*|from|client|host|block\w*|reject list|policy|spam)\b/i;

/** Only an explicit answer counts. Many servers refuse a receiver for a fault of ours or a full mailbox; both can be repaired. */
function isForGood({ code, command, responseCode = 0, response = '' }: Failure): boolean {
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || responseCode < 500) return false;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  if (enhanced !== undefined) return GONE_CODE.test(enhanced);
  // Servers repeat the address, and an address can contain any word.
  const words = response.replace(/\S+@\S+/g, '');
  return /^(550|551|553)[ -]/.test(words) && !NOT_THEIRS.test(words) && GONE_WORDS.some((gone) => gone.test(words));
}

/** `url` like smtp://user:password@host:587, `from` an address or Name <address>. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      idleTimeout: IDLE_MS,
      // The queue retries and counts the attempts.
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
        // An address given as an object is used unchanged and never parsed as a list.
        to: { name: '', address: to },
        subject,
        text,
        ...(html !== undefined && { html }),
        ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
        ...(headers !== undefined && { headers: { ...headers } }),
      };
      await transport.sendMail(letter).catch((error: Failure) => {
        // This error is logged, and the server's own text may name the receiver.
        const reasons = [error.code, error.responseCode].filter((part) => part !== undefined);
        const words = `The mail server did not take a letter (${reasons.join(' ') || 'no reason given'}).`;
        throw isForGood(error) ? new LetterRefused(words) : new Error(words);
      });
    },
  };
}
