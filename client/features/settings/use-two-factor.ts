import { invalid, refused } from '#client/components/form/refusals.ts';
import type { Values } from '#client/components/form/use-form.ts';
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

const words = texts.twoFactor;
const both = ['password', 'twoFactorCode'] as const;
const fields = { InvalidCredentials: 'password', InvalidTwoFactorCode: 'twoFactorCode' };

type Proof = { password: string; twoFactorCode: string };

/** Asks with what `names` have to hold. Spaces in a typed code are removed. */
async function prove<A extends { __typename: string }>(
  values: Values,
  names: readonly (keyof Proof)[],
  ask: (proof: Proof) => Promise<A>,
  done: (answer: Exclude<A, { message: string }>) => void,
): Promise<readonly FieldError[]> {
  const empty = missing(values, ...names);
  if (empty.length > 0) return invalid(empty);
  const { password = '', twoFactorCode = '' } = values;
  const answer: { __typename: string; message?: string } = await ask({
    password,
    twoFactorCode: twoFactorCode.replaceAll(/\s/g, ''),
  });
  if (answer.message !== undefined) return refused(words.failed, { ...answer, message: answer.message }, fields);
  done(answer as Exclude<A, { message: string }>);
  return [];
}

/** The secret is for this page only, so it does not enter the cache. */
export function useStartTwoFactor(onSecret: (secret: Secret) => void) {
  const [start] = useStartTwoFactorMutation({ fetchPolicy: 'no-cache' });
  return (values: Values) => prove(values, ['password'], ({ password }) => start({ password }), onSecret);
}

export function useConfirmTwoFactor(onCodes: (codes: readonly string[]) => void) {
  const [confirm] = useConfirmTwoFactorMutation();
  return (values: Values) =>
    prove(
      values,
      ['twoFactorCode'],
      ({ twoFactorCode }) => confirm({ twoFactorCode }),
      ({ recoveryCodes }) => {
        onCodes(recoveryCodes);
        toast({ ...words.done, tone: 'success' });
      },
    );
}

export function useReplaceRecoveryCodes(onCodes: (codes: readonly string[]) => void) {
  const [replace] = useReplaceRecoveryCodesMutation();
  return (values: Values) =>
    prove(values, both, replace, ({ recoveryCodes }) => {
      onCodes(recoveryCodes);
      toast({ ...words.replaced, tone: 'success' });
    });
}

export function useDisableTwoFactor(onDone: () => void) {
  const [disable] = useDisableTwoFactorMutation();
  return (values: Values) =>
    prove(values, both, disable, () => {
      onDone();
      toast({ ...words.disabled, tone: 'success' });
    });
}
