import { figuresRule } from '#rules/admin.ts';
import { lagosMidnight } from '#rules/age.ts';
import { talkIds, messages as texts } from '#rules/companion.ts';
import { check } from '#rules/validation.ts';
import { badInput, invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf } from '#server/base/ids.ts';
import type { RateReplyInput } from '#server/contract/resolvers.generated.ts';
import { viewerCan } from '#server/features/entitlements/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin, requireViewer } from '#server/platform/context/policy.ts';
import { premiumRequired } from './lib/answers.ts';
import { replyOf } from './lib/messages.ts';
import * as queries from './rating-queries.ts';

export async function rateReply(ctx: Context, input: RateReplyInput) {
  const { userId } = requireViewer(ctx);
  if (!(await viewerCan(ctx, 'companion'))) return premiumRequired;
  const id = idOf(input.exchangeId);
  const rating = input.rating ?? null;
  const exchange = id && (await queries.answeredExchange(ctx.db, userId, id));
  const reply = exchange && replyOf({ ...exchange, rating });
  if (!reply) return notAvailable(texts.noReply);
  if (rating === null) await queries.deleteRating(ctx.db, reply.exchangeId);
  else await queries.keepRating(ctx.db, reply.exchangeId, rating, ctx.clock());
  return { __typename: 'RateReplySuccess' as const, reply };
}

/** Of the last days in Lagos, today included; all scenarios and asking, in the order in which they are offered. */
export async function replyRatings(ctx: Context, days: number) {
  requireAdmin(ctx);
  const checked = check(figuresRule, { days });
  if (!checked.ok) throw badInput(invalidInput(checked.fieldErrors).message);
  const counts = await queries.countRatings(ctx.db, lagosMidnight(ctx.clock(), days - 1));
  return talkIds.map((id) => {
    const { helpful = 0, notHelpful = 0 } = counts.find(({ scenario }) => scenario === id) ?? {};
    return { scenario: { id }, helpful, notHelpful };
  });
}
