/** A point is spent before the attempt, so that parallel attempts all count. */
import { isIPv6 } from 'node:net';
import { messages } from '#rules/accounts.ts';
import type { Context } from '#server/platform/context/context.ts';
import { overdrawPoint, refundPoint, type Spend, spendPoint } from '#server/platform/throttles/throttles.ts';

export type { Spend, ThrottleName } from '#server/platform/throttles/throttles.ts';

export type TooMany = {
  __typename: 'TooManyAttempts';
  code: 'too_many_attempts';
  message: string;
  retryAfterSeconds: number;
};
export type Captcha = { __typename: 'CaptchaRequired'; code: 'captcha_required'; message: string };

const tooMany = (waitMs: number): TooMany => ({
  __typename: 'TooManyAttempts',
  code: 'too_many_attempts',
  message: messages.tooManyAttempts,
  retryAfterSeconds: Math.ceil(waitMs / 1_000),
});

export const captchaRequired = (): Captcha => ({
  __typename: 'CaptchaRequired',
  code: 'captcha_required',
  message: messages.captchaRequired,
});

export async function passesCaptcha(ctx: Context, token: string | null): Promise<boolean> {
  const { captcha } = ctx.ports;
  return captcha !== null && token !== null && token !== '' && captcha.passes(token, ctx.request.ip);
}

/** An IPv6 line has 2^64 addresses, so its /64 counts; for IPv4 the address counts. */
export function callerNetwork({ request: { ip } }: Pick<Context, 'request'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').toLowerCase().split('::');
  const parts = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - parts.length - after.length;
  const groups = [...parts, ...Array.from({ length: missing }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

async function spend(ctx: Context, spends: readonly Spend[]): Promise<number> {
  for (const [at, one] of spends.entries()) {
    const waitMs = await spendPoint(ctx, one);
    if (waitMs === 0) continue;
    await refundAttempt(ctx, spends.slice(0, at));
    return waitMs;
  }
  return 0;
}

/**
 * Admits an attempt and spends a point of each window: null if admitted, else the refusal. Call it before the attempt, and outside of a
 * transaction: a rollback would restore the points. On success, call `refundAttempt` with the same spends.
 *
 * With a captcha token (or null for none), a passed captcha admits an attempt although windows are used up. Without the argument a captcha
 * changes nothing.
 */
export async function admitAttempt(ctx: Context, spends: readonly Spend[]): Promise<null | TooMany>;
export async function admitAttempt(
  ctx: Context,
  spends: readonly Spend[],
  captchaToken: string | null,
): Promise<null | TooMany | Captcha>;
export async function admitAttempt(
  ctx: Context,
  spends: readonly Spend[],
  captchaToken?: string | null,
): Promise<null | TooMany | Captcha> {
  const waitMs = await spend(ctx, spends);
  if (waitMs === 0) return null;
  if (captchaToken === undefined || ctx.ports.captcha === null) return tooMany(waitMs);
  if (!(await passesCaptcha(ctx, captchaToken))) return captchaRequired();
  // The attempt is counted all the same, so that `refundAttempt` has points to give back.
  for (const one of spends) await overdrawPoint(ctx, one);
  return null;
}

export async function refundAttempt(ctx: Context, spends: readonly Spend[]): Promise<void> {
  for (const one of spends) await refundPoint(ctx, one);
}
