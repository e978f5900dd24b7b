/** Proof of identity: a password and, if it is on, a second factor. Failed attempts are counted. */
import { messages } from '#rules/accounts.ts';
import { admitAttempt, callerNetwork, refundAttempt, type Spend } from '#server/auth/attempts.ts';
import { canonicalRecoveryCode, looksLikeTotp, plainCode, stepOfCode } from '#server/auth/one-time-codes.ts';
import { isPassword } from '#server/auth/passwords.ts';
import { invalidInput, unauthenticated, userError } from '#server/base/errors.ts';
import { derived, unseal } from '#server/base/secrets.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { isKnownNetwork, rememberNetwork } from '#server/platform/throttles/throttles.ts';
import { userById } from './loaders.ts';
import { lockUnchanged } from './queries.ts';
import { spendRecoveryCode, spendStep } from './two-factor-queries.ts';

export const invalidCredentials = (message: string) => userError('InvalidCredentials', 'invalid_credentials', message);
export const alreadyRegistered = () => userError('AlreadyRegistered', 'already_registered', messages.alreadyRegistered);
const twoFactorRequired = () => userError('TwoFactorRequired', 'two_factor_required', messages.twoFactorRequired);
export const invalidTwoFactorCode = () =>
  userError('InvalidTwoFactorCode', 'invalid_two_factor_code', messages.invalidTwoFactorCode);

/** The answer to a suspended person who gave the right password and second factor. */
export async function suspended(ctx: Context, { id }: UserRow) {
  const suspension = await ctx.hooks.suspensionOf(ctx, id);
  return { ...userError('AccountSuspended', 'suspended', messages.suspended), ...suspension };
}

/** A field error for an installation that sends no email. It does not depend on the address given. */
export const lettersAreOff = ({ config }: Pick<Context, 'config'>, path: string) =>
  invalidInput([{ path, message: messages.noLetters(config.supportEmail) }]);

/** The account of the caller and the session of the request. Throws UNAUTHENTICATED for scripts, which have no session. */
export async function requireAccount(ctx: Context): Promise<{ user: UserRow; sessionId: string }> {
  const { userId, sessionId } = requireViewer(ctx);
  const user = await ctx.load(userById, userId);
  if (user === null || sessionId === null) throw unauthenticated();
  return { user, sessionId };
}

export function accountKey({ config }: Pick<Context, 'config'>, email: string): Buffer {
  return derived(config, 'account', email.toLowerCase());
}

/** True if a sign-in to this address came from the caller's network before. */
export async function isFromKnownNetwork(ctx: Context, email: string): Promise<boolean> {
  return isKnownNetwork(ctx, email.toLowerCase(), callerNetwork(ctx));
}

export async function rememberNetworkOf(ctx: Context, email: string): Promise<void> {
  await rememberNetwork(ctx, email.toLowerCase(), callerNetwork(ctx));
}

/** The throttles of a wrong password. They count by network too, so that a stranger cannot lock the owner out. */
function passwordSpends(ctx: Context, email: string): Spend[] {
  const network = callerNetwork(ctx);
  return [
    ['signInOfAccountAndAddress', `${email.toLowerCase()} ${network}`],
    ['signInOfAddress', network],
  ];
}

/** Known networks count in a limit that never refuses. Without that write, the response time would tell that a network is known. */
export async function signInSpends(ctx: Context, email: string): Promise<readonly Spend[]> {
  const daily = (await isFromKnownNetwork(ctx, email)) ? 'signInAtHomeDaily' : 'signInOfAccountDaily';
  return [...passwordSpends(ctx, email), [daily, email.toLowerCase()]];
}

/** Runs `write` with a lock on the account. Null if the password, second factor or suspension changed since `user` was read. */
export async function whileUnchanged<T>(ctx: Context, user: UserRow, write: (tx: Context) => Promise<T>) {
  return inTransaction(ctx, async (tx) => ((await lockUnchanged(tx.db, user)) ? write(tx) : null));
}

/** Makes an admitted attempt. Refunds its points unless the result is false or null, which means a wrong guess. */
export async function tryOnce<T>(ctx: Context, spends: readonly Spend[], attempt: () => Promise<T>): Promise<T> {
  let result: T | undefined;
  try {
    result = await attempt();
    return result;
  } finally {
    if (result !== false && result !== null) await refundAttempt(ctx, spends);
  }
}

/** Checks the password of a signed-in person again; null if it is right. */
export async function refusePassword(ctx: Context, user: UserRow, password: string) {
  // A separate daily limit, which guesses without a session cannot use up.
  const spends: Spend[] = [...passwordSpends(ctx, user.email), ['signInOfAccountDaily', `again ${user.id}`]];
  const refusal = await admitAttempt(ctx, spends);
  if (refusal !== null) return refusal;
  const isRight = await tryOnce(ctx, spends, () => isPassword(password, user.passwordHash));
  return isRight ? null : invalidCredentials(messages.wrongPassword);
}

export function recoveryHash(ctx: Pick<Context, 'config'>, userId: string, code: string): Buffer {
  return derived(ctx.config, 'recovery code', `${userId}:${canonicalRecoveryCode(code)}`);
}

/** The throttles of a wrong code. No captcha resets these. */
export function codeSpends(userId: string): readonly Spend[] {
  return [
    ['twoFactorOfAccount', userId],
    ['twoFactorOfAccountDaily', userId],
  ];
}

/** Uses a code of the app or a recovery code. Each works once, also under concurrent calls. */
async function spendCode(ctx: Context, user: UserRow, typed: string): Promise<boolean> {
  const code = plainCode(typed);
  if (!looksLikeTotp(code)) return spendRecoveryCode(ctx.db, user.id, recoveryHash(ctx, user.id, code), ctx.clock());
  const secret = user.totpSecret === null ? null : unseal(ctx.config, user.totpSecret, user.id);
  const step = secret === null ? null : stepOfCode(secret, code, ctx.clock());
  return step !== null && user.totpSecret !== null && spendStep(ctx.db, user.id, user.totpSecret, step);
}

/** Uses a right code up and returns null. */
export async function refuseCode(ctx: Context, user: UserRow, typed: string) {
  const spends = codeSpends(user.id);
  const refusal = await admitAttempt(ctx, spends);
  if (refusal !== null) return refusal;
  const isRight = user.totpEnabledAt !== null && (await tryOnce(ctx, spends, () => spendCode(ctx, user, typed)));
  return isRight ? null : invalidTwoFactorCode();
}

/** Null if the second factor is off or right. */
export async function refuseSecondFactor(ctx: Context, user: UserRow, typed: string | null) {
  if (user.totpEnabledAt === null) return null;
  return typed === null || typed.trim() === '' ? twoFactorRequired() : refuseCode(ctx, user, typed);
}
