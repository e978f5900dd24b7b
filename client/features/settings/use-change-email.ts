import { session } from '#client/apollo/session.ts';
import { invalid, refused } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { changeEmailRule } from '#rules/accounts.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { missing } from './missing.ts';
import { texts } from './security-texts.ts';
import { useChangeEmailMutation } from './settings.generated.ts';

export function useChangeEmail(onDone: () => void) {
  const [change] = useChangeEmailMutation();
  return async (values: Values): Promise<readonly FieldError[]> => {
    const checked = check(changeEmailRule, values);
    const broken = [...(checked.ok ? [] : checked.fieldErrors), ...missing(values, 'password')];
    if (!checked.ok || broken.length > 0) return invalid(broken);
    const { newEmail } = checked.value;
    const answer = await change({ newEmail, password: values.password ?? '' });
    if (answer.__typename === 'AlreadyRegistered')
      return refused(texts.email.failed, { ...answer, message: texts.email.taken }, { AlreadyRegistered: 'newEmail' });
    if (answer.__typename !== 'ChangeEmailSuccess')
      return refused(texts.email.failed, answer, { InvalidCredentials: 'password' });
    onDone();
    session.userUpdated();
    const { title, description } = texts.email.sent;
    toast({ title, description: description(newEmail), tone: 'success' });
    return [];
  };
}
