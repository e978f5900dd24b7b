import { v4, v7, validate } from 'uuid';
import type { Clock, Random } from './chance.ts';

/** An id for a row: UUIDv7, ascending with time. */
export function rowId(ctx: { clock: Clock; random: Random }): string {
  return v7({ msecs: ctx.clock().getTime(), random: ctx.random.bytes(16) });
}

/** An id for a person or a photo: UUIDv4, because v7 would tell the minute of sign-up. */
export function secretId(ctx: { random: Random }): string {
  return v4({ random: ctx.random.bytes(16) });
}

declare const unread: unique symbol;
/**
 * An id as a caller of the API wrote it: any text. No statement takes it and nothing compares it before `idOf` or `keyOf` read it, so
 * that a malformed id never reaches Postgres.
 */
export type RawId = { readonly [unread]: 'id' };

/** A UUID from outside as Postgres writes it, in small letters; null for anything else, which is answered like an unknown id and never reaches it. */
export function idOf(given: RawId | string): string | null {
  const text = keyOf(given);
  return validate(text) ? text.toLowerCase() : null;
}

/** An id from outside that is no UUID but a key, such as that of a town, to be looked up in a list of ours. */
export function keyOf(given: RawId | string): string {
  return String(given);
}
