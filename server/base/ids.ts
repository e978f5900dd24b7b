import { v4, v7, validate } from 'uuid';
import type { Clock, Random } from './chance.ts';

/** A UUIDv7, ascending with time. */
export function rowId(ctx: { clock: Clock; random: Random }): string {
  return v7({ msecs: ctx.clock().getTime(), random: ctx.random.bytes(16) });
}

/** A UUIDv4 for a person or a photo: a v7 would reveal the minute of sign-up. */
export function secretId(ctx: { random: Random }): string {
  return v4({ random: ctx.random.bytes(16) });
}

declare const unread: unique symbol;
/** As a caller wrote it: any text. `idOf` or `keyOf` must read it, so a malformed id never reaches Postgres. */
export type RawId = { readonly [unread]: 'id' };

/** In lower case, as Postgres writes it. Null for any other text, so that it is answered like an unknown id. */
export function idOf(given: RawId | string): string | null {
  const text = keyOf(given);
  return validate(text) ? text.toLowerCase() : null;
}

/** For a key that is no UUID, such as that of a town. It is looked up in a list of our own. */
export function keyOf(given: RawId | string): string {
  return String(given);
}
