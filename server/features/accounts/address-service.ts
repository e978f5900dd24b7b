import { changeEmailRule, messages } from '#rules/accounts.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt, callerNetwork, refundAttempt, type Spend } from '#server/auth/attempts.ts';
import { invalidInput, unauthenticated, userError } from '#server/base/errors.ts';
import { idOf, rowId } from '#server/base/ids.ts';
import { isSame } from '#server/base/secrets.ts';
import type { ChangeEmailInput, VerifyEmailInput } from '#server/contract/resolvers.generated.ts';
import type { UserRow } from '#server/db/rows.ts';
import { isUniqueViolation } from '#server/db/violations.ts';
import type { Context, Deps } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { letterTo } from '#server/platform/mail/mailbox.ts';
import * as queries from './address-queries.ts';
import {
  alreadyRegistered,
  invalidCredentials,
  lettersAreOff,
  refusePassword,
  requireAccount,
  whileUnchanged,
} from './guard-service.ts';
import { verificationToken } from './letter-service.ts';
import { emailVerificationByUserId } from './loaders.ts';
import { lockUser, userByEmail } from './queries.ts';
import { voidResetsOf } from './recovery-queries.ts';

const isSameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Replaces an earlier confirmation. Runs in the caller's transaction. */
export async function askToConfirm(ctx: Context, userId: string, email: string): Promise<void> {
  const id = rowId(ctx);
  const createdAt = ctx.clock();
  const expiresAt = new Date(createdAt.getTime() + limits.emailVerification.linkMs);
  await queries.replaceVerification(ctx.db, { id, userId, email, createdAt, expiresAt });
  await enqueue(ctx, 'sendMail', { userId, letter: 'confirmAddress', subjectId: id });
}

/** Mails a notice to the account's former address. Works after the change too. Runs in the caller's transaction. */
async function tellFormer(ctx: Context, { id: userId, email }: UserRow, letter: 'addressAsked' | 'addressLeft') {
  const id = rowId(ctx);
  await queries.insertFormerAddress(ctx.db, { id, userId, email, createdAt: ctx.clock() });
  await enqueue(ctx, 'sendMail', { userId, letter, subjectId: id });
}

export async function pendingEmail(ctx: Context, user: UserRow): Promise<string | null> {
  const waiting = await ctx.load(emailVerificationByUserId, user.id);
  if (waiting === null || waiting.expiresAt <= ctx.clock() || isSameAddress(waiting.email, user.email)) return null;
  return waiting.email;
}

/** Mails the link again. The address is the pending one, else the account's own address if it is unconfirmed. */
export async function requestEmailVerification(ctx: Context) {
  const { user } = await requireAccount(ctx);
  const success = { __typename: 'RequestEmailVerificationSuccess' as const, viewer: { id: user.id } };
  const pending = await pendingEmail(ctx, user);
  if (pending === null && user.emailVerifiedAt !== null) return success;
  if (!ctx.ports.mailer.sends) return lettersAreOff(ctx, 'email');
  const refusal = await admitAttempt(ctx, [['verificationOfAccount', user.id], letterTo(pending ?? user.email)]);
  if (refusal !== null) return refusal;
  await inTransaction(ctx, async (tx) => {
    // Reads the account again: a new password may have deleted the pending change.
    const current = await lockUser(tx.db, user.id);
    if (current === undefined) throw unauthenticated();
    await askToConfirm(tx, current.id, (await pendingEmail(tx, current)) ?? current.email);
  });
  return success;
}

export async function changeEmail(ctx: Context, input: ChangeEmailInput) {
  const { user } = await requireAccount(ctx);
  const checked = check(changeEmailRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  if (!ctx.ports.mailer.sends) return lettersAreOff(ctx, 'newEmail');
  const { newEmail } = checked.value;
  if (isSameAddress(newEmail, user.email)) return invalidInput([{ path: 'newEmail', message: messages.ownAddress }]);
  const refused = await refusePassword(ctx, user, input.password);
  if (refused !== null) return refused;

  // The answer tells if an address has an account, as at sign-up. So the number of lookups is limited.
  const lookup: Spend = ['signUpOfAddress', callerNetwork(ctx)];
  const tooMany = await admitAttempt(ctx, [lookup]);
  if (tooMany !== null) return tooMany;
  if ((await userByEmail(ctx.db, newEmail)) !== undefined) return alreadyRegistered();
  await refundAttempt(ctx, [lookup]);

  const tooSoon = await admitAttempt(ctx, [['verificationOfAccount', user.id], letterTo(newEmail)]);
  if (tooSoon !== null) return tooSoon;
  const isAsked = await whileUnchanged(ctx, user, async (tx) => {
    await askToConfirm(tx, user.id, newEmail);
    await tellFormer(tx, user, 'addressAsked');
    return true;
  });
  if (isAsked === null) return invalidCredentials(messages.wrongPassword);
  return { __typename: 'ChangeEmailSuccess' as const, viewer: { id: user.id } };
}

const linkExpired = () => userError('LinkExpired', 'link_expired', messages.linkExpired);

function idOfToken(ctx: Context, token: string): string | null {
  const id = idOf(token.split('.')[0] ?? '');
  return id !== null && isSame(token, verificationToken(ctx, id)) ? id : null;
}

type Confirmed = { userId: string } | 'expired' | 'taken';

async function confirm(ctx: Context, id: string): Promise<Confirmed> {
  const now = ctx.clock();
  const asked = await queries.verificationById(ctx.db, id, now);
  // Locks the account first, as every other change of it does. One lock order prevents deadlocks.
  const user = asked && (await lockUser(ctx.db, asked.userId));
  const waiting = await queries.takeVerification(ctx.db, id, now);
  if (waiting === undefined || user === undefined) return 'expired';
  const userId = user.id;
  const isNew = !isSameAddress(waiting.email, user.email);
  if (isNew && (await userByEmail(ctx.db, waiting.email)) !== undefined) return 'taken';
  await queries.setConfirmedEmail(ctx.db, userId, isNew ? waiting.email : user.email, now);
  if (isNew) {
    // Reset emails in the former mailbox must not work any more.
    await voidResetsOf(ctx.db, userId, now);
    await ctx.hooks.moveNewsletter(ctx, user, waiting.email);
    await enqueue(ctx, 'sendMail', { userId, letter: 'addressChanged', subjectId: id });
    await tellFormer(ctx, user, 'addressLeft');
  }
  return { userId };
}

/** Confirms the address that a link was mailed to. A new address replaces the account's, unless another account took it meanwhile. */
export async function verifyEmail(ctx: Context, { token }: VerifyEmailInput) {
  const id = idOfToken(ctx, token.trim());
  const confirmed =
    id === null
      ? 'expired'
      : await inTransaction(ctx, (tx) => confirm(tx, id)).catch((error: unknown): Confirmed => {
          // Two accounts confirmed the same address concurrently.
          if (isUniqueViolation(error, 'users_email_key')) return 'taken';
          throw error;
        });
  if (confirmed === 'expired') return linkExpired();
  if (confirmed === 'taken') return alreadyRegistered();
  const isViewer = ctx.viewer?.userId === confirmed.userId;
  return { __typename: 'VerifyEmailSuccess' as const, viewer: isViewer ? { id: confirmed.userId } : null };
}

export async function purgeEmailConfirmations({ db, clock }: Deps): Promise<void> {
  const now = clock();
  await queries.deleteVerificationsExpiredBy(db, now);
  await queries.deleteFormerAddressesMadeBefore(db, new Date(now.getTime() - limits.emailVerification.formerMs));
}
