/** The way back for somebody who forgot the password: a letter with a code and a link, each good only with what the browser kept. */
import { createHash } from 'node:crypto';
import { messages, requestResetRule, resetRule } from '#rules/accounts.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt, callerNetwork, captchaRequired, passesCaptcha } from '#server/attempts.ts';
import { beginSession, endOtherSessions, endScriptsOf, viewerOfNewSession } from '#server/auth/lifecycle.ts';
import { looksLikeTotp, plainCode } from '#server/auth/one-time-codes.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { isSame } from '#server/auth/secrets.ts';
import { becomeViewer, type Context, type Deps } from '#server/context.ts';
import type { UserRow } from '#server/db/rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { invalidInput } from '#server/errors.ts';
import { idOf, rowId } from '#server/ids.ts';
import { enqueue } from '#server/jobs/queue.ts';
import type { RequestPasswordResetInput, ResetPasswordInput } from '#server/resolvers.generated.ts';
import { refundPoint, type Spend, spendPoint } from '#server/throttles.ts';
import { deletePendingChange } from './address-queries.ts';
import {
  accountKey,
  isAtHome,
  lettersAreOff,
  refuseSecondFactor,
  rememberHome,
  suspended,
  whileUnchanged,
} from './guarding.ts';
import { rolesByUserId } from './loaders.ts';
import { resetSecrets } from './mailing.ts';
import { resetPasswordHash, userByEmail, usersByIds } from './queries.ts';
import {
  deleteResetsMadeBefore,
  insertReset,
  openReset,
  type ResetRow,
  returnTry,
  spendReset,
  spendTry,
  subjectOf,
  voidResetsOf,
} from './recovery-queries.ts';

const { codeMs, linkMs, tries } = limits.passwordReset;

/**
 * Keeps a request and queues its letter. For an address without an account the same is done, with nobody to write to. A newer request
 * takes the place of this one once its letter is out.
 */
export async function requestPasswordReset(ctx: Context, input: RequestPasswordResetInput) {
  const checked = check(requestResetRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  if (!ctx.ports.mailer.sends) return lettersAreOff(ctx, 'email');
  if (ctx.ports.captcha !== null) {
    if (!(await passesCaptcha(ctx, input.captchaToken ?? null))) return captchaRequired();
  } else {
    const refusal = await admitAttempt(ctx, [['resetOfAddress', callerNetwork(ctx)]]);
    if (refusal !== null) return refusal;
  }
  const { email, codeChallenge } = checked.value;
  const user = await userByEmail(ctx.db, email);
  const isKnownNetwork = await isAtHome(ctx, email);
  const id = rowId(ctx);
  const now = ctx.clock();
  const codeExpiresAt = new Date(now.getTime() + codeMs);
  await inTransaction(ctx, async (tx) => {
    const linkExpiresAt = new Date(now.getTime() + linkMs);
    await insertReset(tx.db, {
      id,
      userId: user?.id ?? null,
      accountKey: accountKey(ctx, email),
      isKnownNetwork,
      codeChallenge,
      createdAt: now,
      codeExpiresAt,
      linkExpiresAt,
    });
    await enqueue(tx, 'sendResetLetter', { resetId: id });
  });
  return { __typename: 'RequestPasswordResetSuccess' as const, requestId: id, codeExpiresAt };
}

const resetRefused = () => ({
  __typename: 'ResetRefused' as const,
  code: 'reset_refused' as const,
  message: messages.resetRefused,
});

/** Whether the browser that asked is the one that answers. */
function isVerified({ codeChallenge }: ResetRow, verifier: string): boolean {
  return isSame(createHash('sha256').update(verifier).digest('base64url'), codeChallenge);
}

type Proof = { reset: ResetRow; userId: string; isByCode: boolean };

const codeSpend = (reset: ResetRow): Spend => ['resetCodeOfAccountDaily', subjectOf(reset)];

/** Gives back what a right code cost, where something else was missing. */
async function giveTryBack(ctx: Context, { reset, isByCode }: Proof): Promise<void> {
  if (!isByCode) return;
  await returnTry(ctx.db, reset.id);
  await refundPoint(ctx, codeSpend(reset));
}

/** The request that a code or a link's secret opens, or null. A code's try is spent before anything is compared. */
async function proofOf(ctx: Context, input: ResetPasswordInput): Promise<Proof | null> {
  const id = idOf(input.requestId);
  if (id === null) return null;
  const typed = plainCode(input.secret);
  const isByCode = looksLikeTotp(typed);
  const now = ctx.clock();
  const reset = isByCode ? await spendTry(ctx.db, id, tries, now) : await openReset(ctx.db, id, now);
  if (reset === undefined) return null;
  const { userId } = reset;
  if (isByCode && (await spendPoint(ctx, codeSpend(reset))) > 0) return null;
  const { code, secret } = resetSecrets(ctx, id);
  const isRight = isByCode ? isSame(typed, code) : isSame(input.secret.trim(), secret);
  const isOpened = isRight && isVerified(reset, input.codeVerifier);
  return isOpened && userId !== null ? { reset, userId, isByCode } : null;
}

/** What a new password changes, in one transaction; null when the request was used, or the account changed, meanwhile. */
async function replaceByLetter(ctx: Context, user: UserRow, reset: ResetRow, passwordHash: string) {
  return whileUnchanged(ctx, user, async (tx) => {
    if (!(await spendReset(tx.db, reset.id, tx.clock()))) return null;
    // Letters of other requests that are out, or wait in line.
    await voidResetsOf(tx.db, user.id, tx.clock());
    await resetPasswordHash(tx.db, user.id, passwordHash, tx.clock());
    // Else whoever knew the old password would take the account over with the link of the new address.
    await deletePendingChange(tx.db, user.id);
    const deletionCancelled = await tx.ports.cancelDeletion(tx, user.id);
    const begun = await beginSession(tx, user.id);
    await endScriptsOf(tx, user.id);
    await endOtherSessions(tx, user.id, begun.id);
    await enqueue(tx, 'sendMail', { userId: user.id, letter: 'passwordChanged', subjectId: rowId(tx) });
    return { ...begun, deletionCancelled };
  });
}

/** Sets a new password for whoever shows the letter in the browser that asked for it; ends all sessions and begins one. */
export async function resetPassword(ctx: Context, input: ResetPasswordInput) {
  const checked = check(resetRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const proof = await proofOf(ctx, input);
  const [user] = proof === null ? [] : await usersByIds(ctx.db, [proof.userId]);
  if (proof === null || user === undefined) return resetRefused();
  const isSuspended = user.suspendedAt !== null;
  try {
    // Before the second factor, whose code is good once: a busy server refuses here.
    const passwordHash = isSuspended ? '' : await hashPassword(checked.value.newPassword);
    const refusal = await refuseSecondFactor(ctx, user, input.twoFactorCode ?? null);
    if (refusal !== null) {
      await giveTryBack(ctx, proof);
      return refusal;
    }
    if (isSuspended) return await suspended(ctx, user);
    const session = await replaceByLetter(ctx, user, proof.reset, passwordHash);
    if (session === null) return resetRefused();
    await rememberHome(ctx, user.email);
    becomeViewer(ctx, viewerOfNewSession(user.id, session.id, (await ctx.load(rolesByUserId, user.id)) ?? []));
    const { tokens, deletionCancelled } = session;
    return {
      __typename: 'ResetPasswordSuccess' as const,
      session: tokens,
      viewer: { id: user.id },
      deletionCancelled,
    };
  } catch (error) {
    await giveTryBack(ctx, proof);
    throw error;
  }
}

/** Removes requests whose link has run out. For the schedule. */
export async function purgeResets({ db, clock }: Deps): Promise<void> {
  await deleteResetsMadeBefore(db, new Date(clock().getTime() - linkMs));
}
