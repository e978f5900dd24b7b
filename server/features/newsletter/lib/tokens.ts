import { paths } from '#rules/paths.ts';
import { idOf } from '#server/base/ids.ts';
import { isSame, linkSecret } from '#server/base/secrets.ts';
import type { Config } from '#server/config/config.ts';

type Needs = Pick<Config, 'appSecret' | 'publicUrl'>;
/** The list that a token ends: the newsletter to an address, by one of its consents, or the offers to an account. */
export type Ended = { list: 'newsletter' | 'offers'; id: string };

const signatureOf = (appSecret: string, { list, id }: Ended): string =>
  linkSecret({ appSecret }, 'unsubscribe', `${list}:${id}`);

/** The token of the link in a letter. It is derived, so that none is stored, and it does not expire. */
export function unsubscribeToken(secret: string, ended: Ended): string {
  return `${ended.list}.${ended.id}.${signatureOf(secret, ended)}`;
}

/** The list that a token ends; null when the token is not one of ours. */
export function readToken(secret: string, token: string): Ended | null {
  const [list, given = '', signature = '', ...more] = token.split('.');
  const id = idOf(given);
  if ((list !== 'newsletter' && list !== 'offers') || id === null || more.length > 0) return null;
  return isSame(signature, signatureOf(secret, { list, id })) ? { list, id } : null;
}

/** The address of the page on which a person ends such letters without signing in. */
export function unsubscribePage({ appSecret, publicUrl }: Needs, ended: Ended): string {
  return `${publicUrl}${paths.unsubscribe}#${unsubscribeToken(appSecret, ended)}`;
}

/** The address to which a mail program sends one POST. */
export function oneClickUrl({ appSecret, publicUrl }: Needs, ended: Ended): string {
  return `${publicUrl}${paths.unsubscribe}?token=${unsubscribeToken(appSecret, ended)}`;
}
