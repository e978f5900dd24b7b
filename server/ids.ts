import { v4, v7, validate } from 'uuid';
import type { Context } from './context.ts';

/** An id for a row: UUIDv7, ascending with time. */
export function rowId(ctx: Pick<Context, 'clock' | 'random'>): string {
  return v7({ msecs: ctx.clock().getTime(), random: ctx.random.bytes(16) });
}

/** An id for a person or a photo: UUIDv4, because v7 would tell the minute of sign-up. */
export function secretId(ctx: Pick<Context, 'random'>): string {
  return v4({ random: ctx.random.bytes(16) });
}

/** A UUID from outside as Postgres writes it, in small letters; null for anything else, which is answered like an unknown id and never reaches it. */
export function idOf(given: string): string | null {
  return validate(given) ? given.toLowerCase() : null;
}
