import { invalid, refused } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import { changePasswordRule } from '#rules/accounts.ts';
import { check, type FieldError } from '#rules/validation.ts';
import { missing } from './missing.ts';
import { texts } from './security-texts.ts';
import { useChangePasswordMutation } from './settings.generated.ts';

export function useChangePassword(onDone: () => void) {
  const [change] = useChangePasswordMutation();
  return async (values: Values): Promise<readonly FieldError[]> => {
    const checked = check(changePasswordRule, values);
    const broken = [...missing(values, 'currentPassword'), ...(checked.ok ? [] : checked.fieldErrors)];
    if (!checked.ok || broken.length > 0) return invalid(broken);
    const input = { currentPassword: values.currentPassword ?? '', newPassword: checked.value.newPassword };
    const answer = await change(input);
    if (answer.__typename !== 'ChangePasswordSuccess')
      return refused(texts.password.failed, answer, { InvalidCredentials: 'currentPassword' });
    onDone();
    toast({ ...texts.password.done, tone: 'success' });
    return [];
  };
}
