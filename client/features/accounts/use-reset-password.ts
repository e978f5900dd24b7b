import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { session } from '#client/apollo/session.ts';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { unreachable, type Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { resetRule } from '#rules/accounts.ts';
import { limits } from '#rules/limits.ts';
import { safeReturnPath } from '#rules/paths.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { useResetPasswordMutation } from './accounts.generated.ts';
import { cancelledTexts, codeIn, noCode, resetTexts } from './messages.ts';
import { dropPendingReset, type PendingReset } from './pending-reset.ts';
import type { Suspension } from './Suspended.tsx';

export type Step = {
  needsCode: boolean;
  setNeedsCode: (needsCode: boolean) => void;
  onSuspended: (suspension: Suspension) => void;
};
type Proof = Pick<PendingReset, 'requestId' | 'verifier'>;

/**
 * Sets the new password with the secret of the link, or the code that stands in the form, and signs in. `triesLeft` counts the codes that
 * the server refused.
 */
export function useResetPassword(
  { requestId, verifier }: Proof,
  secret: string | null,
  { needsCode, setNeedsCode, onSuspended }: Step,
) {
  const [reset] = useResetPasswordMutation({ fetchPolicy: 'no-cache' });
  const [triesLeft, setTriesLeft] = useState<number>(limits.passwordReset.tries);
  const navigate = useNavigate();
  const [search] = useSearchParams();

  function broken(values: Values): readonly FieldError[] {
    const checked = check(resetRule, { codeVerifier: verifier, newPassword: values.newPassword });
    const problems = checked.ok ? [] : checked.fieldErrors;
    const hasCode = secret !== null || /^\s*(?:\d\s*){6}$/.test(values.secret ?? '');
    return hasCode ? problems : [{ path: 'secret', message: resetTexts.badCode }, ...problems];
  }

  async function send(values: Values): Promise<readonly FieldError[]> {
    const problems = broken(values);
    if (problems.length > 0) return invalid(problems);
    if (needsCode && codeIn(values) === null) return invalid([noCode]);
    const input = {
      requestId,
      codeVerifier: verifier,
      secret: secret ?? (values.secret ?? '').replaceAll(/\s/g, ''),
      newPassword: values.newPassword ?? '',
      twoFactorCode: codeIn(values),
    };
    const { data } = await reset({ variables: { input } });
    if (!data) throw new Error(unreachable);
    const answer = data.resetPassword;
    switch (answer.__typename) {
      case 'ResetPasswordSuccess':
        dropPendingReset();
        // Who was signed in here, perhaps as somebody else, is so no more; the server need not be waited for.
        if (session.isSignedIn()) void session.signOut();
        session.signIn(answer.session);
        await navigate(safeReturnPath(search.get('next')), { replace: true });
        toast({ ...resetTexts.done, tone: 'success' });
        if (answer.deletionCancelled) toast({ ...cancelledTexts, tone: 'success', about: 'deletion' });
        return [];
      case 'TwoFactorRequired':
        setNeedsCode(true);
        return [];
      case 'AccountSuspended':
        onSuspended(answer);
        return refused(resetTexts.failed, answer);
      case 'ResetRefused':
        setNeedsCode(false);
        setTriesLeft(triesLeft - 1);
        return refused(resetTexts.failed, answer, { ResetRefused: 'secret' });
      default:
        if (answer.__typename === 'InvalidInput') setNeedsCode(false);
        return refused(resetTexts.failed, answer, { InvalidTwoFactorCode: 'twoFactorCode' });
    }
  }

  return { send, triesLeft };
}
