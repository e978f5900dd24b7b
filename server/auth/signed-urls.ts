/** They let every holder in until they expire. */
import { isSame, linkSecret } from '#server/base/secrets.ts';

function signatureOf(appSecret: string, subject: string, expires: number): string {
  return linkSecret({ appSecret }, 'signed address', `${subject}:${expires}`);
}

/** `expires` in epoch ms. `subject` names the object, such as `upload:<id>`. */
export function signedQuery(secret: string, subject: string, expires: number): string {
  return `expires=${expires}&signature=${signatureOf(secret, subject, expires)}`;
}

export function isSigned(secret: string, subject: string, given: { expires: string; signature: string }, now: Date) {
  const expires = Number(given.expires);
  if (!Number.isSafeInteger(expires) || expires < now.getTime()) return false;
  return isSame(given.signature, signatureOf(secret, subject, expires));
}
