import { resetRule } from '#rules/accounts.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { endOtherSessions, endScriptsOf } from '#server/auth/lifecycle.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { invalidInput } from '#server/base/errors.ts';
import { rowId } from '#server/base/ids.ts';
import type { RequestPasswordResetInput, ResetPasswordInput } from '#server/contract/resolvers.generated.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { deletePendingChange } from './address-queries.ts';
import { askForLetter, enterByLetter } from './mailed-proof-service.ts';
import { resetPasswordHash } from './queries.ts';
import { deleteResetsMadeBefore, voidResetsOf } from './recovery-queries.ts';

/** The answer is the same for an address without an account. */
export async function requestPasswordReset(ctx: Context, input: RequestPasswordResetInput) {
  const { refusal, asked } = await askForLetter(ctx, input, 'reset');
  return refusal ?? { __typename: 'RequestPasswordResetSuccess' as const, ...asked };
}

export async function resetPassword(ctx: Context, input: ResetPasswordInput) {
  const checked = check(resetRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { refusal, entry } = await enterByLetter(
    ctx,
    input,
    'reset',
    () => hashPassword(checked.value.newPassword),
    async (tx, { user: { id: userId }, sessionId, prepared: passwordHash }) => {
      await voidResetsOf(tx.db, userId, tx.clock());
      await resetPasswordHash(tx.db, userId, passwordHash, tx.clock());
      // Otherwise an attacker who knew the old password could confirm their own address and take the account over.
      await deletePendingChange(tx.db, userId);
      await endScriptsOf(tx, userId);
      await endOtherSessions(tx, userId, sessionId);
      await enqueue(tx, 'sendMail', { userId, letter: 'passwordChanged', subjectId: rowId(tx) });
    },
  );
  return refusal ?? { __typename: 'ResetPasswordSuccess' as const, ...entry };
}

export async function purgeResets({ db, clock }: Deps): Promise<void> {
  await deleteResetsMadeBefore(db, new Date(clock().getTime() - limits.passwordReset.linkMs));
}
