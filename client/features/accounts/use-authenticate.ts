import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { plainAnswer } from '#client/apollo/plain-fetch.ts';
import { session } from '#client/apollo/session.ts';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { useForm, type Values } from '#client/components/form/use-form.ts';
import { learnOnboarding } from '#client/shell/onboarding.ts';
import { toast } from '#client/ui/toast.tsx';
import { paths, safeReturnPath } from '#rules/paths.ts';
import type { FieldError } from '#rules/validation.ts';
import { signInInput, takeSignIn } from './early-sign-in.ts';
import type { Suspension } from './Suspended.tsx';
import { SignInDocument, type SignInMutation, SignUpDocument, type SignUpMutation } from './sign-in.generated.ts';
import { cancelledTexts, noCode, texts } from './texts.ts';
import { codeIn } from './two-factor-code.ts';

export type Mode = 'sign-in' | 'sign-up';
export type Steps = {
  needsCode: boolean;
  onNeedsCode: (needsCode: boolean) => void;
  onSuspended: (suspension: Suspension) => void;
};
type Payload = SignInMutation['signIn'] | SignUpMutation['signUp'];

export const consents = ['hasAcceptedPrivacy', 'hasAcceptedTerms', 'isAdult'] as const;

export const loadSignUpCheck = () => import('./sign-up-check.ts');

async function ask(isNew: boolean, values: Values): Promise<Payload | readonly FieldError[]> {
  if (isNew) {
    const { checkSignUp } = await loadSignUpCheck();
    const checked = checkSignUp({ ...values, ...Object.fromEntries(consents.map((name) => [name, name in values])) });
    return checked.ok
      ? plainAnswer(SignUpDocument, { ...checked.value, captchaToken: values.captchaToken || null })
      : checked.fieldErrors;
  }
  const input = signInInput(values);
  return plainAnswer(SignInDocument, input, takeSignIn(input));
}

/** Signs in or up with the values of the form, then continues. Without Apollo, which the page would wait for. */
export function useAuthenticate(mode: Mode, { needsCode, onNeedsCode: setNeedsCode, onSuspended }: Steps) {
  const isNew = mode === 'sign-up';
  // The number of captchas requested or used. Each token is valid for one attempt.
  const [captchas, setCaptchas] = useState(0);
  // True while the server no longer checks the password, for a time.
  const [isShutOut, setShutOut] = useState(false);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const title = isNew ? texts.signUpFailed : texts.signInFailed;

  async function send(values: Values): Promise<readonly FieldError[]> {
    if (needsCode && codeIn(values) === null) return invalid([noCode]);
    const answer = await ask(isNew, values);
    if (!('__typename' in answer)) return invalid(answer);
    if (captchas > 0) setCaptchas(captchas + 1);
    // An email does not help after too many second factors: it asks for the second factor too.
    setShutOut(answer.__typename === 'TooManyAttempts' && !isNew && !needsCode);
    switch (answer.__typename) {
      case 'SignUpSuccess':
      case 'SignInSuccess':
        session.signIn(answer.session);
        if (answer.__typename === 'SignInSuccess') learnOnboarding(answer.viewer, session.id());
        if ('hasCancelledDeletion' in answer && answer.hasCancelledDeletion)
          toast({ ...cancelledTexts, tone: 'success', about: 'deletion' });
        await navigate(isNew ? paths.betaWelcome : safeReturnPath(search.get('next')), { replace: true });
        return [];
      case 'TwoFactorRequired':
        setNeedsCode(true);
        return [];
      case 'CaptchaRequired':
        setCaptchas(captchas + 1);
        return refused(title, answer);
      case 'AccountSuspended':
        setNeedsCode(false);
        onSuspended(answer);
        return refused(title, answer);
      case 'AlreadyRegistered':
        return refused(texts.accountExists, answer);
      default:
        // Any other error is not about the code: returns to the first step, with its typed values.
        if (answer.__typename !== 'InvalidTwoFactorCode' && answer.__typename !== 'TooManyAttempts')
          setNeedsCode(false);
        return refused(title, answer, { InvalidTwoFactorCode: 'twoFactorCode' });
    }
  }

  return { ...useForm(title, send), captchas, isShutOut };
}
