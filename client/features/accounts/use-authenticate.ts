import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { session } from '#client/apollo/session.ts';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { useForm, type Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { signInRule, signUpRule } from '#rules/accounts.ts';
import { paths, safeReturnPath } from '#rules/paths.ts';
import { check, type FieldError } from '#rules/validation.ts';
import {
  type SignInMutation,
  type SignUpMutation,
  useSignInMutation,
  useSignUpMutation,
} from './accounts.generated.ts';
import type { Suspension } from './Suspended.tsx';
import { cancelledTexts, codeIn, noCode, texts } from './texts.ts';

export type Mode = 'sign-in' | 'sign-up';
export type Steps = {
  needsCode: boolean;
  onNeedsCode: (needsCode: boolean) => void;
  onSuspended: (suspension: Suspension) => void;
};
type Payload = SignInMutation['signIn'] | SignUpMutation['signUp'];

export const consents = ['hasAcceptedPrivacy', 'hasAcceptedTerms', 'isAdult'] as const;

function useAsk(isNew: boolean) {
  const [signIn] = useSignInMutation({ fetchPolicy: 'no-cache' });
  const [signUp] = useSignUpMutation({ fetchPolicy: 'no-cache' });

  return async (values: Values): Promise<Payload | readonly FieldError[]> => {
    const captchaToken = values.captchaToken || null;
    if (isNew) {
      const given = { ...values, ...Object.fromEntries(consents.map((name) => [name, name in values])) };
      const checked = check(signUpRule, given);
      if (!checked.ok) return checked.fieldErrors;
      return signUp({ ...checked.value, captchaToken });
    }
    const checked = check(signInRule, values);
    if (!checked.ok) return checked.fieldErrors;
    return signIn({ ...checked.value, twoFactorCode: codeIn(values), captchaToken });
  };
}

/** Signs in or up with the values of the form, then continues. Tokens never enter the cache. */
export function useAuthenticate(mode: Mode, { needsCode, onNeedsCode: setNeedsCode, onSuspended }: Steps) {
  const isNew = mode === 'sign-up';
  const ask = useAsk(isNew);
  // The number of captchas requested or used. Each token is valid for one attempt.
  const [captchas, setCaptchas] = useState(0);
  // True while the server no longer checks the password, for a time.
  const [isShutOut, setShutOut] = useState(false);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const title = isNew ? texts.signUpFailed : texts.signInFailed;

  async function send(values: Values): Promise<readonly FieldError[]> {
    if (needsCode && codeIn(values) === null) return invalid([noCode]);
    const answer = await ask(values);
    if (!('__typename' in answer)) return invalid(answer);
    if (captchas > 0) setCaptchas(captchas + 1);
    // An email does not help after too many second factors: it asks for the second factor too.
    setShutOut(answer.__typename === 'TooManyAttempts' && !isNew && !needsCode);
    switch (answer.__typename) {
      case 'SignUpSuccess':
      case 'SignInSuccess':
        session.signIn(answer.session);
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
