/** Sign-in with a mailed code, for a person whose password is throttled by a stranger's wrong guesses. */
import { signInWithCodeRule } from '#rules/accounts.ts';
import { check } from '#rules/validation.ts';
import { invalidInput } from '#server/base/errors.ts';
import type { RequestSignInCodeInput, SignInWithCodeInput } from '#server/contract/resolvers.generated.ts';
import type { Context } from '#server/platform/context/context.ts';
import { askForLetter, enterByLetter } from './mailed-proof-service.ts';
import { confirmOwnEmail } from './queries.ts';

/** The answer is the same for an unknown address and for a suspended account. */
export async function requestSignInCode(ctx: Context, input: RequestSignInCodeInput) {
  const { refusal, asked } = await askForLetter(ctx, input, 'sign_in');
  return refusal ?? { __typename: 'RequestSignInCodeSuccess' as const, ...asked };
}

export async function signInWithCode(ctx: Context, input: SignInWithCodeInput) {
  const checked = check(signInWithCodeRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { refusal, entry } = await enterByLetter(
    ctx,
    input,
    'sign_in',
    async () => true,
    (tx, { user }) => confirmOwnEmail(tx.db, user.id, tx.clock()),
  );
  return refusal ?? { __typename: 'SignInWithCodeSuccess' as const, ...entry };
}
