import { messages, signInRule, signUpRule } from '#rules/accounts.ts';
import type { AccountRef } from '#rules/admin.ts';
import { brand } from '#rules/brand.ts';
import { limits } from '#rules/limits.ts';
import { check } from '#rules/validation.ts';
import { admitAttempt, callerNetwork, type Spend } from '#server/auth/attempts.ts';
import {
  beginSession,
  endSession,
  endSessionsOf,
  refreshTokens,
  renewVerdicts,
  sessionOfRefreshToken,
  viewerOfNewSession,
} from '#server/auth/lifecycle.ts';
import { hashPassword, isPassword } from '#server/auth/passwords.ts';
import { sessionsOfUser } from '#server/auth/queries.ts';
import { badInput, invalidInput } from '#server/base/errors.ts';
import { idOf, rowId, secretId } from '#server/base/ids.ts';
import { derived } from '#server/base/secrets.ts';
import type {
  RefreshSessionInput,
  SignInInput,
  SignOutInput,
  SignUpInput,
} from '#server/contract/resolvers.generated.ts';
import type { SessionRow, UserRow } from '#server/db/rows.ts';
import { becomeViewer, type Context, type Deps, type Role } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { enqueue } from '#server/platform/jobs/queue.ts';
import { recordConsents } from '#server/platform/legal-records/consents.ts';
import { mayWriteTo } from '#server/platform/mail/mailbox.ts';
import { askToConfirm } from './address-service.ts';
import {
  alreadyRegistered,
  invalidCredentials,
  refusePassword,
  refuseSecondFactor,
  rememberNetworkOf,
  requireAccount,
  signInSpends,
  suspended,
  tryOnce,
  whileUnchanged,
} from './guard-service.ts';
import { rolesByUserId } from './loaders.ts';
import * as queries from './queries.ts';

/** All or nothing. Null if the address has an account. */
async function register(ctx: Context, given: { email: string; password: string; fullName: string }) {
  const { email, password, fullName } = given;
  const passwordHash = await hashPassword(password);
  const userId = secretId(ctx);
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock();
    const joinedNetwork = derived(tx.config, 'joined network', callerNetwork(tx));
    if (
      !(await queries.insertUser(tx.db, { id: userId, email, passwordHash, fullName, joinedNetwork, createdAt: now }))
    )
      return null;
    const { privacyVersion, termsVersion } = brand;
    await queries.insertAcceptance(tx.db, { id: rowId(tx), userId, privacyVersion, termsVersion, acceptedAt: now });
    const what = ['privacy', 'terms', 'adult'] as const;
    await recordConsents(
      tx,
      { userId },
      what.map((one) => ({ what: one, given: true, how: 'sign_up' })),
    );
    if (await mayWriteTo(tx, email)) await enqueue(tx, 'sendMail', { userId, letter: 'welcome' });
    if (await mayWriteTo(tx, email)) await askToConfirm(tx, userId, email);
    return { userId, session: await beginSession(tx, userId) };
  });
}

export async function signUp(ctx: Context, input: SignUpInput) {
  const checked = check(signUpRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  // The answer tells if an address has an account. So the number of lookups is limited.
  const network = callerNetwork(ctx);
  const spends: readonly Spend[] = [['signUpOfAddress', network]];
  const refusal = await admitAttempt(ctx, [...spends, ['signUpsOfAddress', network]], input.captchaToken ?? null);
  if (refusal !== null) return refusal;
  const registered = await tryOnce(ctx, spends, () => register(ctx, checked.value));
  if (registered === null) return alreadyRegistered();
  const { userId, session } = registered;
  await rememberNetworkOf(ctx, checked.value.email);
  // The rest of the document is answered for this person.
  becomeViewer(ctx, viewerOfNewSession(userId, session.id, []));
  return { __typename: 'SignUpSuccess' as const, session: session.tokens, viewer: { id: userId } };
}

/** Begins a session. Neither the answer nor its timing tells if the address or the password was wrong. */
export async function signIn(ctx: Context, input: SignInInput) {
  const checked = check(signInRule, input);
  if (!checked.ok) return invalidInput(checked.fieldErrors);
  const { email, password } = checked.value;
  const spends = await signInSpends(ctx, email);
  const refusal = await admitAttempt(ctx, spends, input.captchaToken ?? null);
  if (refusal !== null) return refusal;
  const user = await queries.userByEmail(ctx.db, email);
  const isRight = await tryOnce(ctx, spends, () => isPassword(password, user?.passwordHash ?? null));
  if (user === undefined || !isRight) return invalidCredentials(messages.invalidCredentials);
  const refused = await refuseSecondFactor(ctx, user, input.twoFactorCode ?? null);
  if (refused !== null) return refused;
  if (user.suspendedAt !== null) return suspended(ctx, user);
  // The hash takes time, and the password may have been changed meanwhile.
  const begun = await whileUnchanged(ctx, user, async (tx) => ({
    hasCancelledDeletion: await tx.hooks.cancelDeletion(tx, user.id),
    session: await beginSession(tx, user.id),
  }));
  if (begun === null) return invalidCredentials(messages.invalidCredentials);
  const { session, hasCancelledDeletion } = begun;
  await rememberNetworkOf(ctx, email);
  becomeViewer(ctx, viewerOfNewSession(user.id, session.id, (await ctx.load(rolesByUserId, user.id)) ?? []));
  return {
    __typename: 'SignInSuccess' as const,
    session: session.tokens,
    viewer: { id: user.id },
    hasCancelledDeletion,
  };
}

/** Ends the session of the given refresh token, else the calling one. It never fails. */
export async function signOut(ctx: Context, input: SignOutInput) {
  const given = input.refreshToken ?? null;
  const sessionId = given === null ? (ctx.viewer?.sessionId ?? null) : await sessionOfRefreshToken(ctx, given);
  const hasEndedSession = sessionId !== null && (await endSession(ctx, sessionId));
  if (sessionId !== null && sessionId === ctx.viewer?.sessionId) becomeViewer(ctx, null);
  return { __typename: 'SignOutSuccess' as const, hasEndedSession };
}

/** BAD_USER_INPUT if the token belongs to no live session. */
export async function refreshSession(ctx: Context, input: RefreshSessionInput) {
  const session = await refreshTokens(ctx, input.refreshToken);
  if (session === null) throw badInput(messages.sessionEnded);
  return { __typename: 'RefreshSessionSuccess' as const, session };
}

export async function refuseWrongPassword(ctx: Context, password: string) {
  const { user } = await requireAccount(ctx);
  return refusePassword(ctx, user, password);
}

export async function liveSessions(ctx: Context, userId: string): Promise<SessionRow[]> {
  return sessionsOfUser(ctx.db, userId, ctx.clock(), limits.session.shown);
}

/** Null if there is no such account. A script may read the address that it gave; see guard.ts. */
export async function accountNamed(ctx: Context, { id, email }: AccountRef): Promise<UserRow | null> {
  const key = idOf(id ?? '');
  if (email === undefined) return key === null ? null : accountById(ctx, key);
  const user = await queries.userByEmail(ctx.db, email);
  if (user === undefined) return null;
  ctx.request.namedByEmail ??= new Set();
  ctx.request.namedByEmail.add(user.id);
  return user;
}

export async function accountById({ db }: Pick<Deps, 'db'>, id: string): Promise<UserRow | null> {
  const [user] = await queries.usersByIds(db, [id]);
  return user ?? null;
}

/** Runs in the caller's transaction. */
export async function markBetaOnboarded(ctx: Context, userId: string): Promise<boolean> {
  return queries.setBetaOnboarded(ctx.db, userId, ctx.clock());
}

export async function wantOffers(ctx: Context, userId: string, wanted: boolean): Promise<boolean> {
  return queries.setOffersByMail(ctx.db, userId, wanted);
}

/** Suspends an account and ends all its sessions; false if it was suspended before. Runs in the caller's transaction. */
export async function closeAccount(ctx: Context, userId: string, at: Date): Promise<boolean> {
  const isNew = await queries.setSuspended(ctx.db, userId, at);
  await endSessionsOf(ctx, userId);
  return isNew;
}

/** Ends the suspension of an account; false if there was none. Runs in the caller's transaction. */
export async function reopenAccount(ctx: Context, userId: string): Promise<boolean> {
  const isNew = await queries.setSuspended(ctx.db, userId, null);
  await renewVerdicts(ctx, userId);
  return isNew;
}

export async function holdAccount(ctx: Context, userId: string): Promise<UserRow | null> {
  return (await queries.lockUser(ctx.db, userId)) ?? null;
}

/** Locks several accounts, in the order of their ids, which prevents deadlocks. */
export async function holdAccounts(ctx: Context, userIds: readonly string[]): Promise<void> {
  await queries.lockUsers(ctx.db, userIds);
}

export async function administrators({ db }: Pick<Deps, 'db'>): Promise<UserRow[]> {
  return queries.usersByIds(db, await queries.openAdminIds(db));
}

/** Without those who are suspended or asked for deletion. Concurrent callers wait until the transaction ends. */
export async function openAdmins(ctx: Context): Promise<string[]> {
  return queries.lockAdmins(ctx.db);
}

/** Grants a role, in force at once on all servers; false if the person had it. Runs in the caller's transaction. */
export async function giveRole(ctx: Context, userId: string, role: Role): Promise<boolean> {
  const isNew = await queries.insertRole(ctx.db, userId, role, ctx.clock());
  await renewVerdicts(ctx, userId);
  return isNew;
}
