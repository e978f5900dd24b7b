import { invalid, refused } from '#client/components/form/refusals.ts';
import { unreachable, type Values } from '#client/components/form/use-form.ts';
import { toContract } from '#client/lib/vocabulary.ts';
import { toast } from '#client/ui/toast.tsx';
import { check, type FieldError } from '#rules/validation.ts';
import { type Decision, reviewRule } from '#rules/verification.ts';
import { useRefresh } from '../use-refresh.ts';
import { texts } from './messages.ts';
import { DeskVerificationsDocument, useDeskReviewMutation } from './verifications.generated.ts';

export function useReview(verificationId: string, name: string) {
  const [review] = useDeskReviewMutation();
  const refresh = useRefresh();

  async function decide(given: Decision, reason: string | undefined): Promise<readonly FieldError[]> {
    const checked = check(reviewRule, { decision: given, reason });
    if (!checked.ok) return invalid(checked.fieldErrors);
    const decision = toContract(given);
    const input = { verificationId, decision, reason: checked.value.reason };
    const { data } = await review({ variables: { input } });
    if (!data) throw new Error(unreachable);
    const answer = data.reviewVerification;
    if (answer.__typename !== 'ReviewVerificationSuccess') {
      if (answer.__typename === 'NotAvailable') refresh(DeskVerificationsDocument);
      return refused(texts.failed, answer);
    }
    toast({ title: given === 'approve' ? texts.approved(name) : texts.rejected(name), tone: 'success' });
    refresh();
    return [];
  }

  return {
    approve: () => decide('approve', undefined),
    reject: (values: Values) => decide('reject', values.reason),
  };
}
