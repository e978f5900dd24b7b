import { invalid } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { toContract } from '#client/lib/vocabulary.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { type Decision, reviewRule } from '#rules/verification.ts';
import { useConclude } from '../use-conclude.ts';
import { texts } from './texts.ts';
import { ConsoleVerificationsDocument, useConsoleReviewMutation } from './verifications.generated.ts';

export function useReview(verificationId: string, name: string) {
  const [review] = useConsoleReviewMutation();
  const conclude = useConclude();

  async function decide(given: Decision, reason: string | undefined): Promise<readonly FieldError[]> {
    const checked = check(reviewRule, { decision: given, reason });
    if (!checked.ok) return invalid(checked.fieldErrors);
    const decision = toContract(given);
    const input = { verificationId, decision, reason: checked.value.reason };
    const done = given === 'approve' ? texts.approved(name) : texts.rejected(name);
    return conclude(review(input), { done, failed: texts.failed }, ConsoleVerificationsDocument);
  }

  return {
    approve: () => decide('approve', undefined),
    reject: (values: Values) => decide('reject', values.reason),
  };
}
