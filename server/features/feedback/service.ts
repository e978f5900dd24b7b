import { feedbackRule } from '#rules/feedback.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { invalidInput } from '#server/base/errors.ts';
import { rowId } from '#server/base/ids.ts';
import type { AdminFeedbackArgs, SendBetaFeedbackInput } from '#server/contract/resolvers.generated.ts';
import { type Connection, pageAfter, timeCursors } from '#server/db/paging.ts';
import type { FeedbackRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin, requireViewer } from '#server/platform/context/policy.ts';
import { feedbackPage, insertFeedback } from './queries.ts';

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

const cursors = timeCursors<FeedbackRow>('feedback', ({ createdAt, id }) => ({ at: createdAt, id }));

export async function feedback(ctx: Context, args: AdminFeedbackArgs): Promise<Connection<FeedbackRow>> {
  requireAdmin(ctx);
  return pageAfter(args, cursors, (page) => feedbackPage(ctx.db, page));
}
