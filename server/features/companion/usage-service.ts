/**
 * Limits of the coach's tokens per day in Lagos, for one person and for all. Tokens are reserved before a request and corrected after it.
 */
import { lagosDay, nextLagosMidnight } from '#rules/age.ts';
import { tokensIn } from '#rules/companion.ts';
import { limits } from '#rules/limits.ts';
import type { Context } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { correctTokens, spendTokens, tokensSpent } from './usage-queries.ts';

const { tokensPerDay, replyTokens } = limits.companion;
/** An upper bound of the tokens of the coach's instructions and rows. Whoever looks things up may cost more, and is charged afterwards. */
const INSTRUCTIONS = 1_500;

export type Reservation = { day: string; userId: string; tokens: number };

const togetherPerDay = (ctx: Context): number | null => ctx.config.coach?.tokensPerDay ?? null;

/**
 * Reserves the tokens that a request may use; null if the day's tokens are used up. Of concurrent requests, only the last may exceed a
 * limit.
 */
export async function reserve(ctx: Context, userId: string, asked: readonly string[]): Promise<Reservation | null> {
  const tokens = INSTRUCTIONS + tokensIn(...asked) + replyTokens;
  const day = lagosDay(ctx.clock());
  return inTransaction(ctx, async ({ db }) => {
    if (!(await spendTokens(db, { day, userId, tokens, most: tokensPerDay }))) return null;
    if (await spendTokens(db, { day, userId: null, tokens, most: togetherPerDay(ctx) })) return { day, userId, tokens };
    await correctTokens(db, { day, userId, tokens: -tokens });
    return null;
  });
}

/** Replaces the reserved tokens by the real cost. */
export async function charge(ctx: Context, { day, userId, tokens }: Reservation, cost: number): Promise<void> {
  await inTransaction(ctx, async ({ db }) => {
    for (const whose of [userId, null]) await correctTokens(db, { day, userId: whose, tokens: cost - tokens });
  });
}

/** The person's share of tokens left today in percent; 0 if all people together have used up the total. */
export async function allowanceOf(ctx: Context, userId: string): Promise<{ percentLeft: number; resetsAt: Date }> {
  const now = ctx.clock();
  const { own, together } = await tokensSpent(ctx.db, userId, lagosDay(now));
  const most = togetherPerDay(ctx);
  const left = most !== null && together >= most ? 0 : Math.max(0, tokensPerDay - own);
  return { percentLeft: Math.ceil((100 * left) / tokensPerDay), resetsAt: nextLagosMidnight(now) };
}
