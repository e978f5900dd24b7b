import { invalid, refused } from '#client/components/form/refusals.ts';
import { unreachable, type Values } from '#client/components/form/use-form.ts';
import { toast } from '#client/ui/toast.tsx';
import type { FieldError } from '#rules/validation.ts';
import { missing } from './missing.ts';
import { texts } from './security-texts.ts';
import {
  type StartTwoFactorMutation,
  useConfirmTwoFactorMutation,
  useDisableTwoFactorMutation,
  useReplaceRecoveryCodesMutation,
  useStartTwoFactorMutation,
} from './settings.generated.ts';

export type Secret = Extract<StartTwoFactorMutation['startTwoFactor'], { __typename: 'StartTwoFactorSuccess' }>;
type Broken = Promise<readonly FieldError[]>;

const words = texts.twoFactor;
const fields = { InvalidCredentials: 'password', InvalidTwoFactorCode: 'twoFactorCode' };

/** Spaces in a typed code are removed. */
function proofIn({ password = '', twoFactorCode = '' }: Values) {
  return { password, twoFactorCode: twoFactorCode.replaceAll(/\s/g, '') };
}

/** The secret is for this page only, so it does not enter the cache. */
export function useStartTwoFactor(onSecret: (secret: Secret) => void) {
  const [start] = useStartTwoFactorMutation({ fetchPolicy: 'no-cache' });
  return async (values: Values): Broken => {
    const empty = missing(values, 'password');
    if (empty.length > 0) return invalid(empty);
    const { data } = await start({ variables: { input: { password: proofIn(values).password } } });
    if (!data) throw new Error(unreachable);
    const answer = data.startTwoFactor;
    if (answer.__typename !== 'StartTwoFactorSuccess') return refused(words.failed, answer, fields);
    onSecret(answer);
    return [];
  };
}

export function useConfirmTwoFactor(onCodes: (codes: readonly string[]) => void) {
  const [confirm] = useConfirmTwoFactorMutation();
  return async (values: Values): Broken => {
    const empty = missing(values, 'twoFactorCode');
    if (empty.length > 0) return invalid(empty);
    const { data } = await confirm({ variables: { input: { twoFactorCode: proofIn(values).twoFactorCode } } });
    if (!data) throw new Error(unreachable);
    const answer = data.confirmTwoFactor;
    if (answer.__typename !== 'ConfirmTwoFactorSuccess') return refused(words.failed, answer, fields);
    onCodes(answer.recoveryCodes);
    toast({ ...words.done, tone: 'success' });
    return [];
  };
}

export function useReplaceRecoveryCodes(onCodes: (codes: readonly string[]) => void) {
  const [replace] = useReplaceRecoveryCodesMutation();
  return async (values: Values): Broken => {
    const empty = missing(values, 'password', 'twoFactorCode');
    if (empty.length > 0) return invalid(empty);
    const { data } = await replace({ variables: { input: proofIn(values) } });
    if (!data) throw new Error(unreachable);
    const answer = data.replaceRecoveryCodes;
    if (answer.__typename !== 'ReplaceRecoveryCodesSuccess') return refused(words.failed, answer, fields);
    onCodes(answer.recoveryCodes);
    toast({ ...words.replaced, tone: 'success' });
    return [];
  };
}

export function useDisableTwoFactor(onDone: () => void) {
  const [disable] = useDisableTwoFactorMutation();
  return async (values: Values): Broken => {
    const empty = missing(values, 'password', 'twoFactorCode');
    if (empty.length > 0) return invalid(empty);
    const { data } = await disable({ variables: { input: proofIn(values) } });
    if (!data) throw new Error(unreachable);
    const answer = data.disableTwoFactor;
    if (answer.__typename !== 'DisableTwoFactorSuccess') return refused(words.failed, answer, fields);
    onDone();
    toast({ ...words.disabled, tone: 'success' });
    return [];
  };
}
