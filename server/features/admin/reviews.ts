/** What administrators decide about selfies. */
import { check } from '#rules/validation.ts';
import { messages, reviewRule } from '#rules/verification.ts';
import type { Context } from '#server/context.ts';
import type { VerificationRow } from '#server/db/rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalidInput } from '#server/errors.ts';
import {
  afterVerdict,
  decideVerification,
  type Verdict,
  waitingVerification,
} from '#server/features/verification/service.ts';
import { idOf } from '#server/ids.ts';
import { requireAdmin } from '#server/policy.ts';
import type { ReviewVerificationInput } from '#server/resolvers.generated.ts';
import { audit } from './audit.ts';

const notAvailable = {
  __typename: 'NotAvailable' as const,
  code: 'not_available' as const,
  message: messages.notWaiting,
};

async function decide(ctx: Context, id: string, verdict: Verdict): Promise<VerificationRow | null> {
  return inTransaction(ctx, async (tx) => {
    const verification = await decideVerification(tx, id, verdict);
    if (verification === null) return null;
    const { decision, reason } = verdict;
    await audit(tx, 'review_verification', verification.userId, { verificationId: id, decision, reason });
    return verification;
  });
}

async function rehearse(ctx: Context, id: string, verdict: Verdict): Promise<VerificationRow | null> {
  const waiting = await waitingVerification(ctx, id);
  return waiting && { ...waiting, ...afterVerdict(verdict, ctx.clock()) };
}

/** Approves or rejects a selfie that waits. Of several reviewers at once, one decides. */
export async function reviewVerification(ctx: Context, input: ReviewVerificationInput) {
  const { userId: reviewerId } = requireAdmin(ctx);
  const checked = check(reviewRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { decision, reason } = checked.value;
  const { dryRun = false } = input;
  const verdict = { decision, reason: reason || null, reviewerId };
  const id = idOf(input.verificationId);
  const verification = id === null ? null : await (dryRun ? rehearse : decide)(ctx, id, verdict);
  if (verification === null) return notAvailable;
  return { __typename: 'ReviewVerificationSuccess' as const, dryRun, verification };
}
