import { changePasswordRule, messages } from '#rules/accounts.ts';
import { check } from '#rules/validation.ts';
import { endOtherSessions, endOwnSession, endScriptsOf } from '#server/auth/lifecycle.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { invalidInput, notAvailable } from '#server/base/errors.ts';
import { idOf, rowId } from '#server/base/ids.ts';
import type { ChangePasswordInput, RevokeSessionInput } from '#server/contract/resolvers.generated.ts';
import type { Context } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { deletePendingChange } from './address-queries.ts';
import { invalidCredentials, refusePassword, requireAccount } from './guard-service.ts';
import { replacePassword } from './queries.ts';
import { voidResetsOf } from './recovery-queries.ts';

export async function changePassword(ctx: Context, input: ChangePasswordInput) {
  const { user, sessionId } = await requireAccount(ctx);
  const checked = check(changePasswordRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const refused = await refusePassword(ctx, user, input.currentPassword);
  if (refused !== null) return refused;
  const passwordHash = await hashPassword(checked.value.newPassword);
  const isChanged = await inTransaction(ctx, async (tx) => {
    if (!(await replacePassword(tx.db, user.id, user.passwordHash, passwordHash))) return false;
    await voidResetsOf(tx.db, user.id, tx.clock());
    await deletePendingChange(tx.db, user.id);
    await endScriptsOf(tx, user.id);
    await endOtherSessions(tx, user.id, sessionId);
    await enqueue(tx, 'sendMail', { userId: user.id, letter: 'passwordChanged', subjectId: rowId(tx) });
    return true;
  });
  // The password was changed concurrently, so the one given is not right any more.
  if (!isChanged) return invalidCredentials(messages.wrongPassword);
  return { __typename: 'ChangePasswordSuccess' as const, viewer: { id: user.id } };
}

/** If it is the calling session, the next request is signed out. */
export async function revokeSession(ctx: Context, input: RevokeSessionInput) {
  const { user } = await requireAccount(ctx);
  const id = idOf(input.sessionId);
  if (id === null || !(await endOwnSession(ctx, user.id, id))) return notAvailable(messages.noSession);
  return { __typename: 'RevokeSessionSuccess' as const, viewer: { id: user.id } };
}

export async function revokeOtherSessions(ctx: Context) {
  const { user, sessionId } = await requireAccount(ctx);
  const ended = await endOtherSessions(ctx, user.id, sessionId);
  return { __typename: 'RevokeOtherSessionsSuccess' as const, ended, viewer: { id: user.id } };
}
