/**
 * A sign-in by letter. A stranger's wrong passwords refuse the right one for a day from every network but the account's own: from then on,
 * this lets its person in.
 */
import { signInWithCodeRule } from '#rules/accounts.ts';
import { check } from '#rules/validation.ts';
import { invalidInput } from '#server/base/errors.ts';
import type { RequestSignInCodeInput, SignInWithCodeInput } from '#server/contract/resolvers.generated.ts';
import type { Context } from '#server/platform/context/context.ts';
import { askForLetter, enterByLetter } from './mailed-proof-service.ts';
import { confirmOwnEmail } from './queries.ts';

/** Mails a code and a link. The answer is the same whether or not the address has an account, and whether or not it is closed. */
export async function requestSignInCode(ctx: Context, input: RequestSignInCodeInput) {
  const { refusal, asked } = await askForLetter(ctx, input, 'sign_in');
  return refusal ?? { __typename: 'RequestSignInCodeSuccess' as const, ...asked };
}

/** Begins a session for whoever shows the letter in the browser that asked for it. The password stays as it is. */
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
