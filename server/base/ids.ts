import { v4, v7, validate } from 'uuid';
import type { Clock, Random } from './chance.ts';

/** An id for a row: a UUIDv7, ascending with time. */
export function rowId(ctx: { clock: Clock; random: Random }): string {
  return v7({ msecs: ctx.clock().getTime(), random: ctx.random.bytes(16) });
}

/** An id for a person or a photo: a UUIDv4, because a v7 would reveal the minute of sign-up. */
export function secretId(ctx: { random: Random }): string {
  return v4({ random: ctx.random.bytes(16) });
}

declare const unread: unique symbol;
/**
 * An id as a caller of the API wrote it: any text. The type keeps it out of statements and comparisons until `idOf` or `keyOf` has read it.
 * So a malformed id never reaches Postgres.
 */
export type RawId = { readonly [unread]: 'id' };

/** A UUID from outside as Postgres writes it, in lower case. Null for any other text, so that it is answered like an unknown id. */
export function idOf(given: RawId | string): string | null {
  const text = keyOf(given);
  return validate(text) ? text.toLowerCase() : null;
}

/** An id from outside that is a key and no UUID, such as that of a town. It is looked up in a list of our own. */
export function keyOf(given: RawId | string): string {
  return String(given);
}
