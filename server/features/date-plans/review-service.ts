/** The question after a date. The other person learns neither that nor how it was answered. */
import { isReviewTime, reviewRule, messages as texts } from '#rules/date-reviews.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt } from '#server/auth/attempts.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import type { ReviewDateInput } from '#server/contract/resolvers.generated.ts';
import { otherPersonId } from '#server/features/matches/service.ts';
import { reportUnsafeDate } from '#server/features/safety/report-service.ts';
import { type Context, createContext, type Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueuePush, type Jobs } from '#server/platform/jobs/queue.ts';
import { peopleToAsk, putReview } from './review-queries.ts';
import { planOfViewer } from './service.ts';

export async function reviewDate(ctx: Context, input: ReviewDateInput) {
  const mine = await planOfViewer(ctx, input.planId);
  if (mine === null || !isReviewTime(mine.plan, ctx.clock())) return notAvailable(texts.closed);
  const checked = check(reviewRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { plan, match, viewerId: userId } = mine;
  const tooMany = await admitAttempt(ctx, [['planAnswersOfAccount', userId]]);
  if (tooMany !== null) return tooMany;
  const { hasMet, feeling = null, note } = checked.value;
  const otherId = otherPersonId(match, userId);
  await inTransaction(ctx, async (tx) => {
    await putReview(tx.db, { planId: plan.id, userId, otherId, hasMet, feeling, note, answeredAt: tx.clock() });
    if (feeling === 'unsafe') await reportUnsafeDate(tx, otherId, note && `${plan.placeName}\n\n${note}`);
    tx.load.clearAll();
  });
  return { __typename: 'ReviewDateSuccess' as const, datePlan: plan };
}

/** By a push, to who has not answered. */
export async function askAboutDate(deps: Deps, { planId, version }: Jobs['askAboutDate']): Promise<void> {
  const ctx = createContext(deps, null, { ip: '', label: 'askAboutDate' });
  for (const userId of await peopleToAsk(ctx.db, planId, version))
    await enqueuePush(ctx, userId, 'date_review', planId, `plan:${planId}`);
}
