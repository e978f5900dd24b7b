import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { session } from '#client/apollo/session.ts';
import { invalid, refused } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { resetRule, signInWithCodeRule } from '#rules/accounts.ts';
import { limits } from '#rules/limits.ts';
import { safeReturnPath } from '#rules/paths.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { useResetPasswordMutation, useSignInWithCodeMutation } from './accounts.generated.ts';
import { dropPendingLetter, type PendingLetter, type Way } from './pending-letter.ts';
import type { Suspension } from './Suspended.tsx';
import { cancelledTexts, letterTexts, noCode } from './texts.ts';
import { codeIn } from './two-factor-code.ts';

export type Step = {
  needsCode: boolean;
  setNeedsCode: (needsCode: boolean) => void;
  onSuspended: (suspension: Suspension) => void;
};
type Proof = Pick<PendingLetter, 'requestId' | 'verifier'>;

/** `triesLeft` counts down with each code that the server refused. */
export function useEnterByLetter(
  way: Way,
  { requestId, verifier }: Proof,
  secret: string | null,
  { needsCode, setNeedsCode, onSuspended }: Step,
) {
  const texts = letterTexts[way];
  const [reset] = useResetPasswordMutation({ fetchPolicy: 'no-cache' });
  const [signInWithCode] = useSignInWithCodeMutation({ fetchPolicy: 'no-cache' });
  const [triesLeft, setTriesLeft] = useState<number>(limits.passwordReset.tries);
  const navigate = useNavigate();
  const [search] = useSearchParams();

  function broken(values: Values): readonly FieldError[] {
    const rule = way === 'reset' ? resetRule : signInWithCodeRule;
    const checked = check<unknown>(rule, { codeVerifier: verifier, newPassword: values.newPassword });
    const problems = checked.ok ? [] : checked.fieldErrors;
    const hasCode = secret !== null || /^\s*(?:\d\s*){6}$/.test(values.secret ?? '');
    return hasCode ? problems : [{ path: 'secret', message: texts.badCode }, ...problems];
  }

  async function enter(values: Values) {
    const proof = {
      requestId,
      codeVerifier: verifier,
      secret: secret ?? (values.secret ?? '').replaceAll(/\s/g, ''),
      twoFactorCode: codeIn(values),
    };
    return way === 'reset' ? reset({ ...proof, newPassword: values.newPassword ?? '' }) : signInWithCode(proof);
  }

  async function send(values: Values): Promise<readonly FieldError[]> {
    const problems = broken(values);
    if (problems.length > 0) return invalid(problems);
    if (needsCode && codeIn(values) === null) return invalid([noCode]);
    const answer = await enter(values);
    switch (answer.__typename) {
      case 'ResetPasswordSuccess':
      case 'SignInWithCodeSuccess':
        dropPendingLetter(way);
        // Ends the former session in this browser, perhaps of another person, without waiting for the server.
        if (session.isSignedIn()) void session.signOut();
        session.signIn(answer.session);
        await navigate(safeReturnPath(search.get('next')), { replace: true });
        toast({ ...texts.done, tone: 'success' });
        if (answer.hasCancelledDeletion) toast({ ...cancelledTexts, tone: 'success', about: 'deletion' });
        return [];
      case 'TwoFactorRequired':
        setNeedsCode(true);
        return [];
      case 'AccountSuspended':
        onSuspended(answer);
        return refused(texts.failed, answer);
      case 'ResetRefused':
        setNeedsCode(false);
        setTriesLeft(triesLeft - 1);
        return refused(texts.failed, answer, { ResetRefused: 'secret' });
      default:
        if (answer.__typename === 'InvalidInput') setNeedsCode(false);
        return refused(texts.failed, answer, { InvalidTwoFactorCode: 'twoFactorCode' });
    }
  }

  return { send, triesLeft };
}
