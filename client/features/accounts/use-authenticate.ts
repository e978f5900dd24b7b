import { useNavigate, useSearchParams } from 'react-router-dom';
import { messageOf } from '#client/apollo/error-message.ts';
import { session } from '#client/apollo/session.ts';
import { clearToasts, toast } from '#client/ui/toast.tsx';
import { signInRule, signUpRule } from '#rules/accounts.ts';
import { paths, safeReturnPath } from '#rules/paths.ts';
import { check, type FieldError } from '#rules/validation.ts';
import {
  type SignInMutation,
  type SignUpMutation,
  useSignInMutation,
  useSignUpMutation,
} from './accounts.generated.ts';
import { texts } from './messages.ts';

export type Mode = 'sign-in' | 'sign-up';
type Payload = SignInMutation['signIn'] | SignUpMutation['signUp'];

function refuse(fieldErrors: readonly FieldError[]): readonly FieldError[] {
  toast({ title: texts.validation, description: fieldErrors[0]?.message, tone: 'error' });
  return fieldErrors;
}

/** Signs in or up with what stands in the form, and goes on; answers with the rules that were broken. Tokens never enter the cache. */
export function useAuthenticate(mode: Mode) {
  const [signIn, { loading: isSigningIn }] = useSignInMutation({ fetchPolicy: 'no-cache' });
  const [signUp, { loading: isSigningUp }] = useSignUpMutation({ fetchPolicy: 'no-cache' });
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isNew = mode === 'sign-up';

  async function send(given: Record<string, unknown>): Promise<Payload | readonly FieldError[]> {
    if (isNew) {
      const checked = check(signUpRule, given);
      if (!checked.ok) return checked.fieldErrors;
      const { data } = await signUp({ variables: { input: checked.value } });
      if (data) return data.signUp;
    } else {
      const checked = check(signInRule, given);
      if (!checked.ok) return checked.fieldErrors;
      const { data } = await signIn({ variables: { input: checked.value } });
      if (data) return data.signIn;
    }
    throw new Error(texts.unreachable);
  }

  async function submit(given: Record<string, unknown>): Promise<readonly FieldError[]> {
    const title = isNew ? texts.signUpFailed : texts.signInFailed;
    // What the last attempt was told is no longer true.
    clearToasts();
    const answer = await send(given).catch((error: unknown) => {
      toast({ title, description: messageOf(error, texts.unreachable), tone: 'error' });
      return [];
    });
    if (!('__typename' in answer)) return answer.length > 0 ? refuse(answer) : answer;
    switch (answer.__typename) {
      case 'SignUpSuccess':
      case 'SignInSuccess':
        session.signIn(answer.session);
        await navigate(isNew ? paths.betaWelcome : safeReturnPath(search.get('next')), { replace: true });
        return [];
      case 'InvalidInput':
        return refuse(answer.fieldErrors);
      case 'AlreadyRegistered':
        toast({ title: texts.accountExists, description: answer.message, tone: 'error' });
        return [];
      default:
        toast({ title, description: answer.message, tone: 'error' });
        return [];
    }
  }

  return { submit, isBusy: isSigningIn || isSigningUp };
}
