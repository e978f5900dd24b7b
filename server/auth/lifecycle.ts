/** The accounts feature decides who may begin, renew and end sessions. */
import { limits } from '#rules/limits.ts';
import { rowId } from '#server/base/ids.ts';
import type { Revocation } from '#server/platform/bus/topics.ts';
import type { Context, Role, Viewer } from '#server/platform/context/context.ts';
import { inTransaction } from '#server/platform/context/transaction.ts';
import { revokeAccessTokensOf } from './access-token-queries.ts';
import { luciaOver } from './lucia.ts';
import { deleteOtherSessions, deleteSessionOfUser, sessionById } from './queries.ts';
import { sendRevocation } from './revocation.ts';
import { renewUnusedAccess, rotate, sessionForReplay, sessionIdByRefreshHash } from './rotation-queries.ts';
import { forgetVerdicts } from './sessions.ts';
import { accessTokenOf, hashOf, nextRefreshToken, refreshToken, SECRET_BYTES, sessionIdOf } from './tokens.ts';

export type Tokens = { accessToken: string; accessExpiresAt: Date; refreshToken: string };

const SALT_BYTES = 16;
const { accessMs, idleMs, absoluteMs, reuseMs } = limits.session;
const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);

/** Other processes hear of it after the commit only; this one drops its verdicts right after it. */
async function revoke(ctx: Context, what: Revocation): Promise<void> {
  await sendRevocation(ctx, what);
  ctx.afterCommit(() => forgetVerdicts(ctx, what));
}

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

/** In every process. True if it was alive. */
export async function endSession(ctx: Context, sessionId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const session = await sessionById(tx.db, sessionId, tx.clock());
    await luciaOver(tx).invalidateSession(sessionId);
    await revoke(tx, { kind: 'session', sessionId });
    return session !== undefined;
  });
}

export async function endSessionsOf(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await luciaOver(tx).invalidateUserSessions(userId);
    await revoke(tx, { kind: 'user', userId });
  });
}

/** In every process. Answers the number of those that were alive. */
export async function endOtherSessions(ctx: Context, userId: string, keptSessionId: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const ended = await deleteOtherSessions(tx.db, userId, keptSessionId, tx.clock());
    await revoke(tx, { kind: 'user', userId, keptSessionId });
    return ended;
  });
}

/** Closes the sockets of the kept session too: the person has fewer rights from now on. */
export async function narrowToSession(ctx: Context, userId: string, keptSessionId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await deleteOtherSessions(tx.db, userId, keptSessionId, tx.clock());
    await revoke(tx, { kind: 'user', userId });
  });
}

export async function endOwnSession(ctx: Context, userId: string, sessionId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const ended = await deleteSessionOfUser(tx.db, sessionId, userId, tx.clock());
    if (ended) await revoke(tx, { kind: 'session', sessionId });
    return ended;
  });
}

/** Call it in the transaction that changes roles, plan or access tokens. */
export async function renewVerdicts(ctx: Context, userId: string): Promise<void> {
  await revoke(ctx, { kind: 'verdict', userId });
}

export async function endScriptsOf(ctx: Context, userId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await revokeAccessTokensOf(tx.db, userId, tx.clock());
    await renewVerdicts(tx, userId);
  });
}

/** The token may be spent. Null without a live session. */
export async function sessionOfRefreshToken(ctx: Context, token: string): Promise<string | null> {
  const id = sessionIdOf(token);
  return id === null ? null : sessionIdByRefreshHash(ctx.db, id, hashOf(token), ctx.clock());
}

/** For the rest of the document that began the session. */
export function viewerOfNewSession(userId: string, sessionId: string, roles: readonly Role[]): Viewer {
  return { userId, sessionId, accessTokenId: null, scopes: [], roles };
}

/** Parallel tabs and lost answers get the same next token again, while that is unused or within 10 seconds. An older token ends the session. */
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
      // The answer was lost, and its access token expired unused. The same token becomes valid again.
      await renewUnusedAccess(ctx.db, sessionId, hashOf(again.accessToken), now, accessExpiresAt);
      return { ...again, accessExpiresAt };
    }
  }
  if (session.isSpent) await endSession(ctx, sessionId);
  return null;
}
