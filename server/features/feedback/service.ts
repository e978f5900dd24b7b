import { feedbackRule } from '#rules/feedback.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/attempts.ts';
import type { Context } from '#server/context.ts';
import { invalidInput } from '#server/errors.ts';
import { rowId } from '#server/ids.ts';
import { requireViewer } from '#server/policy.ts';
import type { SendBetaFeedbackInput } from '#server/resolvers.generated.ts';
import { insertFeedback } from './queries.ts';

/** Keeps what the viewer thinks of the beta; so many times an hour. */
export async function sendBetaFeedback(ctx: Context, input: SendBetaFeedbackInput) {
  const { userId } = requireViewer(ctx);
  const checked = check(feedbackRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const refusal = await admitAttempt(ctx, [['feedbackOfAccount', userId]]);
  if (refusal !== null) return refusal;
  const { featureRating = null, ...texts } = checked.value;
  const feedbackId = rowId(ctx);
  await insertFeedback(ctx.db, { id: feedbackId, userId, featureRating, ...texts, createdAt: ctx.clock() });
  return { __typename: 'SendBetaFeedbackSuccess' as const, feedbackId };
}
