import { paths } from '#rules/paths.ts';
import { idOf } from '#server/base/ids.ts';
import { isSame, linkSecret } from '#server/base/secrets.ts';
import type { Config } from '#server/config/config.ts';

type Needs = Pick<Config, 'appSecret' | 'publicUrl'>;
const lists = ['newsletter', 'offers', 'notices'] as const;
/** The newsletter to an address, by one of its consents; or the offers, or the letters about what waits, to an account. */
export type Ended = { list: (typeof lists)[number]; id: string };

const signatureOf = (appSecret: string, { list, id }: Ended): string =>
  linkSecret({ appSecret }, 'unsubscribe', `${list}:${id}`);

/** Derived, so that none is stored. It does not expire. */
export function unsubscribeToken(secret: string, ended: Ended): string {
  return `${ended.list}.${ended.id}.${signatureOf(secret, ended)}`;
}

/** Null when the token is not one of ours. */
export function readToken(secret: string, token: string): Ended | null {
  const [name, given = '', signature = '', ...more] = token.split('.');
  const list = lists.find((each) => each === name);
  const id = idOf(given);
  if (list === undefined || id === null || more.length > 0) return null;
  return isSame(signature, signatureOf(secret, { list, id })) ? { list, id } : null;
}

/** The page needs no sign-in. */
export function unsubscribePage({ appSecret, publicUrl }: Needs, ended: Ended): string {
  return `${publicUrl}${paths.unsubscribe}#${unsubscribeToken(appSecret, ended)}`;
}

/** For a mail program's one POST. */
export function oneClickUrl({ appSecret, publicUrl }: Needs, ended: Ended): string {
  return `${publicUrl}${paths.unsubscribe}?token=${unsubscribeToken(appSecret, ended)}`;
}
