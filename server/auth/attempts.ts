/** Attempts that somebody might repeat until one succeeds: counted before they are made, so that fifty at once are not fifty. */
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

/** The payload member that asks for a captcha. */
export const captchaRequired = (): Captcha => ({
  __typename: 'CaptchaRequired',
  code: 'captcha_required',
  message: messages.captchaRequired,
});

/** Whether a captcha was passed; no where this installation has none. */
export async function passesCaptcha(ctx: Context, token: string | null): Promise<boolean> {
  const { captcha } = ctx.ports;
  return captcha !== null && token !== null && token !== '' && captcha.passes(token, ctx.request.ip);
}

/** Where a request comes from, as a throttle's subject: one line of IPv6 has 2^64 addresses, so its network counts. */
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
 * Admits an attempt and spends a point of each window, or says why not. Call it before what is to be tried and outside of a transaction,
 * whose end would take the points back; on success, `refundAttempt` with the same spends.
 *
 * With a captcha token (or null for none), a passed captcha opens windows that are used up; without the argument nothing does.
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
  // Counted all the same, so that there is something to give back.
  for (const one of spends) await overdrawPoint(ctx, one);
  return null;
}

/** Gives the points of an attempt back that turned out right. */
export async function refundAttempt(ctx: Context, spends: readonly Spend[]): Promise<void> {
  for (const one of spends) await refundPoint(ctx, one);
}
