import { createHmac, timingSafeEqual } from 'node:crypto';
import { paths } from '#rules/paths.ts';
import type { Config } from '#server/config.ts';
import { idOf } from '#server/ids.ts';

/** What a token ends: a row of the newsletter's list, or the offers to an account. */
export type Ended = { list: 'newsletter' | 'offers'; id: string };

const signatureOf = (secret: string, { list, id }: Ended): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe:${list}:${id}`).digest();

/** The token of the link in a letter: derived, so that none is kept, and good for as long as the letter lies in somebody's box. */
export function unsubscribeToken(secret: string, ended: Ended): string {
  return `${ended.list}.${ended.id}.${signatureOf(secret, ended).toString('base64url')}`;
}

/** What a token ends; null when it is not one of ours. */
export function readToken(secret: string, token: string): Ended | null {
  const [list, given = '', signature = '', ...more] = token.split('.');
  const id = idOf(given);
  if ((list !== 'newsletter' && list !== 'offers') || id === null || more.length > 0) return null;
  const wanted = signatureOf(secret, { list, id });
  const found = Buffer.from(signature, 'base64url');
  return wanted.length === found.length && timingSafeEqual(wanted, found) ? { list, id } : null;
}

/** The address to which a mail program sends one POST. */
export function oneClickUrl({ appSecret, publicUrl }: Pick<Config, 'appSecret' | 'publicUrl'>, ended: Ended): string {
  return `${publicUrl}${paths.unsubscribe}?token=${unsubscribeToken(appSecret, ended)}`;
}
