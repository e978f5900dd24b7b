/** What it takes to show that somebody is who they say: a password and, where it is on, a second factor. Wrong ones are counted. */
import { messages } from '#rules/accounts.ts';
import { admitAttempt, callerNetwork, refundAttempt, type Spend, type TooMany } from '#server/auth/attempts.ts';
import { canonicalRecoveryCode, looksLikeTotp, plainCode, stepOfCode } from '#server/auth/one-time-codes.ts';
import { isPassword } from '#server/auth/passwords.ts';
import { invalidInput, unauthenticated } from '#server/base/errors.ts';
import { derived, unseal } from '#server/base/secrets.ts';
import type { UserRow } from '#server/db/rows.ts';
import type { Context } from '#server/platform/context/context.ts';
import { requireViewer } from '#server/platform/context/policy.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { isKnownNetwork, rememberNetwork } from '#server/platform/throttles/throttles.ts';
import { userById } from './loaders.ts';
import { lockUnchanged } from './queries.ts';
import { spendRecoveryCode, spendStep } from './two-factor-queries.ts';

export const invalidCredentials = (message: string) => ({
  __typename: 'InvalidCredentials' as const,
  code: 'invalid_credentials' as const,
  message,
});
export const alreadyRegistered = () => ({
  __typename: 'AlreadyRegistered' as const,
  code: 'already_registered' as const,
  message: messages.alreadyRegistered,
});
const twoFactorRequired = () => ({
  __typename: 'TwoFactorRequired' as const,
  code: 'two_factor_required' as const,
  message: messages.twoFactorRequired,
});
export const invalidTwoFactorCode = () => ({
  __typename: 'InvalidTwoFactorCode' as const,
  code: 'invalid_two_factor_code' as const,
  message: messages.invalidTwoFactorCode,
});

/** The answer to a suspended person who showed by everything that it takes that the account is theirs. */
export async function suspended(ctx: Context, { id }: UserRow) {
  return {
    __typename: 'AccountSuspended' as const,
    code: 'suspended' as const,
    message: messages.suspended,
    ...(await ctx.hooks.suspensionOf(ctx, id)),
  };
}

/** Where this installation sends no letters: a sentence about it for whoever needs one, whatever address they gave. */
export const lettersAreOff = ({ config }: Pick<Context, 'config'>, path: string) =>
  invalidInput([{ path, message: messages.noLetters(config.supportEmail) }]);

/** The account of the caller, and the session it is signed in with. Scripts have none, and are kept out before. */
export async function requireAccount(ctx: Context): Promise<{ user: UserRow; sessionId: string }> {
  const { userId, sessionId } = requireViewer(ctx);
  const user = await ctx.load(userById, userId);
  if (user === null || sessionId === null) throw unauthenticated();
  return { user, sessionId };
}

/** What stands for an address, and gives it away to nobody. */
export function accountKey({ config }: Pick<Context, 'config'>, email: string): Buffer {
  return derived(config, 'account', email.toLowerCase());
}

/** Whether somebody signed in with this address from where the caller is. */
export async function isAtHome(ctx: Context, email: string): Promise<boolean> {
  return isKnownNetwork(ctx, email.toLowerCase(), callerNetwork(ctx));
}

/** Remembers where somebody signed in. */
export async function rememberHome(ctx: Context, email: string): Promise<void> {
  await rememberNetwork(ctx, email.toLowerCase(), callerNetwork(ctx));
}

/** What a wrong password for an address costs: by where it comes from too, so that nobody can lock another out. */
function passwordSpends(ctx: Context, email: string): Spend[] {
  const network = callerNetwork(ctx);
  return [
    ['signInOfAccountAndAddress', `${email.toLowerCase()} ${network}`],
    ['signInOfAddress', network],
  ];
}

/**
 * What a wrong password costs at sign-in: of a day's share over all networks but those where the account is at home. What is spent there
 * refuses nobody: with less to write, an answer that comes sooner would tell that somebody of this network has the address.
 */
export async function signInSpends(ctx: Context, email: string): Promise<readonly Spend[]> {
  const daily = (await isAtHome(ctx, email)) ? 'signInAtHomeDaily' : 'signInOfAccountDaily';
  return [...passwordSpends(ctx, email), [daily, email.toLowerCase()]];
}

/**
 * Begins a transaction in which the account is as it was when its person was asked to prove themselves, and stays so; null when it was
 * changed meanwhile. What was right then gives no right any more.
 */
export async function whileUnchanged<T>(ctx: Context, user: UserRow, write: (tx: Context) => Promise<T>) {
  return inTransaction(ctx, async (tx) => ((await lockUnchanged(tx.db, user)) ? write(tx) : null));
}

/** Makes an admitted attempt; its points come back unless it was wrong, which it says by false or null. */
export async function tryOnce<T>(ctx: Context, spends: readonly Spend[], attempt: () => Promise<T>): Promise<T> {
  let result: T | undefined;
  try {
    result = await attempt();
    return result;
  } finally {
    // Also where it could not be made at all.
    if (result !== false && result !== null) await refundAttempt(ctx, spends);
  }
}

/** Asks somebody who is signed in for their password again; null when it is right. */
export async function refusePassword(
  ctx: Context,
  user: UserRow,
  password: string,
): Promise<null | TooMany | ReturnType<typeof invalidCredentials>> {
  // A share of its own: whoever guesses without being signed in cannot use it up.
  const spends: Spend[] = [...passwordSpends(ctx, user.email), ['signInOfAccountDaily', `again ${user.id}`]];
  const refusal = await admitAttempt(ctx, spends);
  if (refusal !== null) return refusal;
  const isRight = await tryOnce(ctx, spends, () => isPassword(password, user.passwordHash));
  return isRight ? null : invalidCredentials(messages.wrongPassword);
}

/** What is stored of a recovery code. */
export function recoveryHash(ctx: Pick<Context, 'config'>, userId: string, code: string): Buffer {
  return derived(ctx.config, 'recovery code', `${userId}:${canonicalRecoveryCode(code)}`);
}

/** What a wrong code costs. No captcha opens these. */
export function codeSpends(userId: string): readonly Spend[] {
  return [
    ['twoFactorOfAccount', userId],
    ['twoFactorOfAccountDaily', userId],
  ];
}

/** Uses a code of the app or a recovery code; each is good once, of any number at once. */
async function spendCode(ctx: Context, user: UserRow, typed: string): Promise<boolean> {
  const code = plainCode(typed);
  if (!looksLikeTotp(code)) return spendRecoveryCode(ctx.db, user.id, recoveryHash(ctx, user.id, code), ctx.clock());
  const secret = user.totpSecret === null ? null : unseal(ctx.config, user.totpSecret, user.id);
  const step = secret === null ? null : stepOfCode(secret, code, ctx.clock());
  return step !== null && user.totpSecret !== null && spendStep(ctx.db, user.id, user.totpSecret, step);
}

/** Asks for a second factor; null when a right one was given and is used up. */
export async function refuseCode(
  ctx: Context,
  user: UserRow,
  typed: string,
): Promise<null | TooMany | ReturnType<typeof invalidTwoFactorCode>> {
  const spends = codeSpends(user.id);
  const refusal = await admitAttempt(ctx, spends);
  if (refusal !== null) return refusal;
  const isRight = user.totpEnabledAt !== null && (await tryOnce(ctx, spends, () => spendCode(ctx, user, typed)));
  return isRight ? null : invalidTwoFactorCode();
}

/** The second factor of somebody who signs in; null where it is off, or right. */
export async function refuseSecondFactor(ctx: Context, user: UserRow, typed: string | null) {
  if (user.totpEnabledAt === null) return null;
  return typed === null || typed.trim() === '' ? twoFactorRequired() : refuseCode(ctx, user, typed);
}
