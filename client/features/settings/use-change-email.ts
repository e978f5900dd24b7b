import { session } from '#client/apollo/session.ts';
import { invalid, refused } from '#client/components/form/refusals.ts';
import { unreachable, type Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { changeEmailRule } from '#rules/accounts.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { texts } from './security-texts.ts';
import { useChangeEmailMutation } from './settings.generated.ts';

/** Asks for another address, which counts once its letter was opened. */
export function useChangeEmail(onDone: () => void) {
  const [change] = useChangeEmailMutation();
  return async (values: Values): Promise<readonly FieldError[]> => {
    const checked = check(changeEmailRule, values);
    if (!checked.ok) return invalid(checked.fieldErrors);
    const { newEmail } = checked.value;
    const { data } = await change({ variables: { input: { newEmail, password: values.password ?? '' } } });
    if (!data) throw new Error(unreachable);
    const answer = data.changeEmail;
    if (answer.__typename !== 'ChangeEmailSuccess')
      return refused(texts.email.failed, answer, { InvalidCredentials: 'password', AlreadyRegistered: 'newEmail' });
    onDone();
    session.userUpdated();
    const { title, description } = texts.email.sent;
    toast({ title, description: description(newEmail), tone: 'success' });
    return [];
  };
}
