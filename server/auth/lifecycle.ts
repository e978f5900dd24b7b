/** How a session begins, goes on and ends. Who may ask for it is the business of the accounts feature. */
import { limits } from '#rules/limits.ts';
import { rowId } from '#server/base/ids.ts';
import type { Kill } from '#server/platform/bus/topics.ts';
import type { Context, Role, Viewer } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { revokeAccessTokensOf } from './access-token-queries.ts';
import { luciaOver } from './lucia.ts';
import { deleteOtherSessions, deleteSessionOfUser, sessionById } from './queries.ts';
import { sendKill } from './revocation.ts';
import { renewUnusedAccess, rotate, sessionForReplay, sessionIdByRefreshHash } from './rotation-queries.ts';
import { forgetVerdicts } from './sessions.ts';
import { accessTokenOf, hashOf, nextRefreshToken, refreshToken, SECRET_BYTES, sessionIdOf } from './tokens.ts';

/** The tokens of a session, for its owner's eyes only. */
export type Tokens = { accessToken: string; accessExpiresAt: Date; refreshToken: string };

const SALT_BYTES = 16;
const { accessMs, idleMs, absoluteMs, reuseMs } = limits.session;
const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Kills on the transaction of `ctx`, so that no process is told before the commit; this process drops its verdicts right after it. */
async function kill(ctx: Context, what: Kill): Promise<void> {
  await sendKill(ctx, what);
  ctx.afterCommit(() => forgetVerdicts(ctx, what));
}

/** Begins a session for a person whose credentials were right. */
export async function beginSession(ctx: Context, userId: string): Promise<{ id: string; tokens: Tokens }> {
  const now = ctx.clock();
  const id = rowId(ctx);
  const refresh = refreshToken(id, ctx.random.bytes(SECRET_BYTES));
  const accessToken = accessTokenOf(refresh);
  const accessExpiresAt = after(now, accessMs);
  const attributes = {
    label: ctx.request.label.slice(0, limits.text.sessionLabel),
    createdAt: now,
    expiresAt: after(now, idleMs),
    absoluteExpiresAt: after(now, absoluteMs),
    lastSeenAt: now,
    accessHash: hashOf(accessToken),
    accessExpiresAt,
    refreshHash: hashOf(refresh),
  };
  await luciaOver(ctx).createSession(userId, attributes, { sessionId: id });
  return { id, tokens: { accessToken, accessExpiresAt, refreshToken: refresh } };
}

/** Ends a session everywhere and says whether it was alive. */
export async function endSession(ctx: Context, sessionId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const session = await sessionById(tx.db, sessionId, tx.clock());
    await luciaOver(tx).invalidateSession(sessionId);
    await kill(tx, { kind: 'session', sessionId });
    return session !== undefined;
  });
}

/** Ends every session of a person everywhere. */
export async function endSessionsOf(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await luciaOver(tx).invalidateUserSessions(userId);
    await kill(tx, { kind: 'user', userId });
  });
}

/** Ends every session of a person but one, everywhere, and says how many. */
export async function endOtherSessions(ctx: Context, userId: string, keptSessionId: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const ended = await deleteOtherSessions(tx.db, userId, keptSessionId, tx.clock());
    await kill(tx, { kind: 'user', userId, keptSessionId });
    return ended;
  });
}

/** Ends every session of a person but one, and closes every socket, also of the one that stays: less is open to it from now on. */
export async function narrowToSession(ctx: Context, userId: string, keptSessionId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await deleteOtherSessions(tx.db, userId, keptSessionId, tx.clock());
    await kill(tx, { kind: 'user', userId });
  });
}

/** Ends a session everywhere, if it is this person's; false when they have no such session. */
export async function endOwnSession(ctx: Context, userId: string, sessionId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const ended = await deleteSessionOfUser(tx.db, sessionId, userId, tx.clock());
    if (ended) await kill(tx, { kind: 'session', sessionId });
    return ended;
  });
}

/** Makes every process read the person's rights anew: roles, plan or access tokens changed. Call it in the transaction that changed them. */
export async function renewVerdicts(ctx: Context, userId: string): Promise<void> {
  await kill(ctx, { kind: 'verdict', userId });
}

/** Ends every access token of a person's scripts, everywhere. */
export async function endScriptsOf(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await revokeAccessTokensOf(tx.db, userId, tx.clock());
    await renewVerdicts(tx, userId);
  });
}

/** The live session that a refresh token belongs to, also a spent one; null when there is none. */
export async function sessionOfRefreshToken(ctx: Context, token: string): Promise<string | null> {
  const id = sessionIdOf(token);
  return id === null ? null : sessionIdByRefreshHash(ctx.db, id, hashOf(token), ctx.clock());
}

/** A session as the viewer of the rest of the document that began it. */
export function viewerOfNewSession(userId: string, sessionId: string, roles: readonly Role[]): Viewer {
  return { userId, sessionId, accessTokenId: null, scopes: [], roles };
}

/**
 * Exchanges a refresh token. Parallel tabs and lost answers get the same next token again, as long as that was not used or 10 seconds
 * have not passed; any older token ends the session, because two hold it. Null when the token is none of a live session's.
 */
export async function refreshTokens(ctx: Context, given: string): Promise<Tokens | null> {
  const sessionId = sessionIdOf(given);
  if (sessionId === null) return null;
  const now = ctx.clock();
  const givenHash = hashOf(given);
  const tokensWith = (salt: Buffer, accessExpiresAt: Date): Tokens => {
    const refresh = nextRefreshToken(given, sessionId, salt);
    return { accessToken: accessTokenOf(refresh), accessExpiresAt, refreshToken: refresh };
  };

  const salt = ctx.random.bytes(SALT_BYTES);
  const next = tokensWith(salt, after(now, accessMs));
  const nextHash = hashOf(next.refreshToken);
  const accessHash = hashOf(next.accessToken);
  const { accessExpiresAt } = next;
  const idleUntil = after(now, idleMs);
  if (await rotate(ctx.db, { sessionId, givenHash, nextHash, salt, accessHash, accessExpiresAt, now, idleUntil }))
    return next;

  const session = await sessionForReplay(ctx.db, sessionId, givenHash, now);
  if (session === undefined) return null;
  const { salt: lastSalt, rotatedAt, parentHash, confirmedAt } = session;
  if (lastSalt !== null && rotatedAt !== null && parentHash?.equals(givenHash)) {
    if (confirmedAt === null || now.getTime() - rotatedAt.getTime() <= reuseMs) {
      const again = tokensWith(lastSalt, session.accessExpiresAt);
      if (again.accessExpiresAt > now) return again;
      // The answer was lost for so long that its access token ran out unused: the same token, alive again.
      await renewUnusedAccess(ctx.db, sessionId, hashOf(again.accessToken), now, accessExpiresAt);
      return { ...again, accessExpiresAt };
    }
  }
  if (session.isSpent) await endSession(ctx, sessionId);
  return null;
}
