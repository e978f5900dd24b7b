import { check } from '#rules/validation.ts';
import { messages, reviewRule } from '#rules/verification.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf } from '#server/base/ids.ts';
import type { ReviewVerificationInput } from '#server/contract/resolvers.generated.ts';
import type { VerificationRow } from '#server/db/rows.ts';
import { holdAccount } from '#server/features/accounts/service.ts';
import { clearLimited } from '#server/features/safety/service.ts';
import {
  afterVerdict,
  decideVerification,
  type Verdict,
  waitingVerification,
} from '#server/features/verification/service.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireAdmin } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { audit } from '#server/platform/legal-records/audit.ts';

async function decide(ctx: Context, waiting: VerificationRow, verdict: Verdict): Promise<VerificationRow | null> {
  return inTransaction(ctx, async (tx) => {
    // A report locks the account first too, so the order is the same.
    await holdAccount(tx, waiting.userId);
    const verification = await decideVerification(tx, waiting, verdict);
    if (verification === null) return null;
    const { decision, reason } = verdict;
    // An approval shows that the person is not a minor, so their limits end.
    if (decision === 'approve') await clearLimited(tx, verification.userId);
    await audit(tx, 'review_verification', verification.userId, { verificationId: waiting.id, decision, reason });
    return verification;
  });
}

/** Never one's own. Of concurrent reviewers, one decides. */
export async function reviewVerification(ctx: Context, input: ReviewVerificationInput) {
  const { userId: reviewerId } = requireAdmin(ctx);
  const checked = check(reviewRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { decision, reason } = checked.value;
  const { isDryRun = false } = input;
  const verdict = { decision, reason: reason || null, reviewerId };
  const id = idOf(input.verificationId);
  const waiting = id === null ? null : await waitingVerification(ctx, id);
  if (waiting === null) return notAvailable(messages.notWaiting);
  if (waiting.userId === reviewerId) return notAvailable(messages.ownSelfie);
  const verification = isDryRun
    ? { ...waiting, ...afterVerdict(verdict, ctx.clock()) }
    : await decide(ctx, waiting, verdict);
  if (verification === null) return notAvailable(messages.notWaiting);
  return { __typename: 'ReviewVerificationSuccess' as const, isDryRun, verification };
}
