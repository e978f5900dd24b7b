/** Emails with a code and a link. Each works only in the browser that asked for it, which keeps a verifier. */
import { createHash } from 'node:crypto';
import { messages, requestResetRule } from '#rules/accounts.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt, callerNetwork, captchaRequired, passesCaptcha } from '#server/auth/attempts.ts';
import { beginSession, viewerOfNewSession } from '#server/auth/lifecycle.ts';
import { looksLikeTotp, plainCode } from '#server/auth/one-time-codes.ts';
import { invalidInput, userError } from '#server/base/errors.ts';
import { idOf, type RawId, rowId } from '#server/base/ids.ts';
import { isSame } from '#server/base/secrets.ts';
import type { UserRow } from '#server/db/rows.ts';
import { becomeViewer, type Context } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { refundPoint, type Spend, spendPoint } from '#server/platform/throttles/throttles.ts';
import {
  accountKey,
  isFromKnownNetwork,
  lettersAreOff,
  refuseSecondFactor,
  rememberNetworkOf,
  suspended,
  whileUnchanged,
} from './guard-service.ts';
import { resetSecrets } from './letter-service.ts';
import { rolesByUserId } from './loaders.ts';
import { userByEmail, usersByIds } from './queries.ts';
import * as queries from './recovery-queries.ts';

const { codeMs, linkMs, tries } = limits.passwordReset;

type Asked = { email: string; codeChallenge: string; captchaToken?: string | null };
type Shown = { requestId: RawId; secret: string; codeVerifier: string; twoFactorCode?: string | null };

/** Does the same for an address without an account. A newer request replaces this one once its email was sent. */
export async function askForLetter(ctx: Context, input: Asked, purpose: queries.Purpose) {
  const checked = check(requestResetRule, input);
  if (!checked.ok) return { refusal: invalidInput(checked.fieldErrors) };
  if (!ctx.ports.mailer.sends) return { refusal: lettersAreOff(ctx, 'email') };
  const refusal = await refuseAsking(ctx, input.captchaToken ?? null);
  if (refusal !== null) return { refusal };
  const { email, codeChallenge } = checked.value;
  const user = await userByEmail(ctx.db, email);
  const isKnownNetwork = await isFromKnownNetwork(ctx, email);
  const id = rowId(ctx);
  const now = ctx.clock();
  const codeExpiresAt = new Date(now.getTime() + codeMs);
  await inTransaction(ctx, async (tx) => {
    const linkExpiresAt = new Date(now.getTime() + linkMs);
    await queries.insertReset(tx.db, {
      id,
      userId: user?.id ?? null,
      accountKey: accountKey(ctx, email),
      isKnownNetwork,
      purpose,
      codeChallenge,
      createdAt: now,
      codeExpiresAt,
      linkExpiresAt,
    });
    await enqueue(tx, 'sendResetLetter', { resetId: id });
  });
  return { asked: { requestId: id, codeExpiresAt } };
}

async function refuseAsking(ctx: Context, captchaToken: string | null) {
  if (ctx.ports.captcha === null) return admitAttempt(ctx, [['resetOfAddress', callerNetwork(ctx)]]);
  return (await passesCaptcha(ctx, captchaToken)) ? null : captchaRequired();
}

const refused = () => userError('ResetRefused', 'reset_refused', messages.resetRefused);

function isVerified({ codeChallenge }: queries.ResetRow, verifier: string): boolean {
  return isSame(createHash('sha256').update(verifier).digest('base64url'), codeChallenge);
}

type Proof = { reset: queries.ResetRow; userId: string; isByCode: boolean };

const codeSpend = (reset: queries.ResetRow): Spend => ['resetCodeOfAccountDaily', queries.subjectOf(reset)];

async function giveTryBack(ctx: Context, { reset, isByCode }: Proof): Promise<void> {
  if (!isByCode) return;
  await queries.returnTry(ctx.db, reset.id);
  await refundPoint(ctx, codeSpend(reset));
}

/** The request that a code or a link's secret opens, or null. A try is spent before a code is compared. */
async function proofOf(ctx: Context, input: Shown, purpose: queries.Purpose): Promise<Proof | null> {
  const id = idOf(input.requestId);
  if (id === null) return null;
  const typed = plainCode(input.secret);
  const isByCode = looksLikeTotp(typed);
  const now = ctx.clock();
  const reset = isByCode ? await queries.spendTry(ctx.db, id, tries, now) : await queries.openReset(ctx.db, id, now);
  if (reset === undefined) return null;
  const { userId } = reset;
  if (isByCode && (await spendPoint(ctx, codeSpend(reset))) > 0) return null;
  const { code, secret } = resetSecrets(ctx, id);
  const isRight = isByCode ? isSame(typed, code) : isSame(input.secret.trim(), secret);
  const isOpened = isRight && isVerified(reset, input.codeVerifier) && reset.purpose === purpose;
  return isOpened && userId !== null ? { reset, userId, isByCode } : null;
}

/**
 * Signs in with a mailed proof and, if it is on, a second factor. An overloaded server refuses in `prepare`, before the factor is used up.
 * `change` writes in the transaction of the new session.
 */
export async function enterByLetter<T>(
  ctx: Context,
  input: Shown,
  purpose: queries.Purpose,
  prepare: () => Promise<T>,
  change: (tx: Context, entry: { user: UserRow; sessionId: string; prepared: T }) => Promise<void>,
) {
  const proof = await proofOf(ctx, input, purpose);
  const [user] = proof === null ? [] : await usersByIds(ctx.db, [proof.userId]);
  if (proof === null || user === undefined) return { refusal: refused() };
  try {
    const prepared = user.suspendedAt === null ? await prepare() : null;
    const refusal = await refuseSecondFactor(ctx, user, input.twoFactorCode ?? null);
    if (refusal !== null) {
      await giveTryBack(ctx, proof);
      return { refusal };
    }
    if (prepared === null) return { refusal: await suspended(ctx, user) };
    const begun = await whileUnchanged(ctx, user, async (tx) => {
      if (!(await queries.spendReset(tx.db, proof.reset.id, tx.clock()))) return null;
      const hasCancelledDeletion = await tx.hooks.cancelDeletion(tx, user.id);
      const { id, tokens } = await beginSession(tx, user.id);
      await change(tx, { user, sessionId: id, prepared });
      return { id, tokens, hasCancelledDeletion };
    });
    // The request was used, or the account changed, meanwhile.
    if (begun === null) return { refusal: refused() };
    await rememberNetworkOf(ctx, user.email);
    becomeViewer(ctx, viewerOfNewSession(user.id, begun.id, (await ctx.load(rolesByUserId, user.id)) ?? []));
    const { tokens: session, hasCancelledDeletion } = begun;
    return { entry: { session, viewer: { id: user.id }, hasCancelledDeletion } };
  } catch (error) {
    await giveTryBack(ctx, proof);
    throw error;
  }
}
