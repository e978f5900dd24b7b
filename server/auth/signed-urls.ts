/** Addresses that are good for a while to whoever holds them. */
import { isSame, linkSecret } from '#server/base/secrets.ts';

function signatureOf(appSecret: string, subject: string, expires: number): string {
  return linkSecret({ appSecret }, 'signed address', `${subject}:${expires}`);
}

/** The query that makes an address good until `expires` (epoch ms). `subject` says for what, such as `upload:<id>`. */
export function signedQuery(secret: string, subject: string, expires: number): string {
  return `expires=${expires}&signature=${signatureOf(secret, subject, expires)}`;
}

/** Whether a query was made by `signedQuery` for this subject and has not run out. */
export function isSigned(
  secret: string,
  subject: string,
  given: { expires: string; signature: string },
  now: Date,
): boolean {
  const expires = Number(given.expires);
  if (!Number.isSafeInteger(expires) || expires < now.getTime()) return false;
  return isSame(given.signature, signatureOf(secret, subject, expires));
}
