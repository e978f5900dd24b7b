/** A verdict is the viewer behind a token or a socket's session. It is cached for half a second at most. */
import { LRUCache } from 'lru-cache';
import type { AccessTokenScope } from '#rules/admin.ts';
import { limits } from '#rules/limits.ts';
import { appScoped } from '#server/base/app-state.ts';
import type { Revocation } from '#server/platform/bus/topics.ts';
import type { Deps, Role, Viewer } from '#server/platform/context/context.ts';
import { touchAccessToken } from './access-token-queries.ts';
import type { Asker } from './asker-queries.ts';
import { luciaOver } from './lucia.ts';
import * as queries from './queries.ts';
import { hashOf, isScriptToken } from './tokens.ts';

type Verdict = { viewer: Viewer; endsAt: Date };
/** A cached verdict has no `asker`, since the profile may have changed. */
export type Caller = { viewer: Viewer; asker?: Asker };

const ACCOUNT_SEEN_EVERY_MS = 86_400_000;

/** `revocations` counts those that arrived. */
const verdictCaches = appScoped(() => ({
  verdicts: new LRUCache<string, Verdict>({ max: limits.session.verdicts, ttl: limits.session.verdictMs }),
  revocations: 0,
}));

/** A verdict that was read while a revocation arrived is answered but not cached. */
async function cachedVerdict(
  deps: Deps,
  key: string,
  read: () => Promise<(Verdict & Caller) | null>,
): Promise<Caller | null> {
  const cache = verdictCaches(deps);
  const known = cache.verdicts.get(key);
  if (known !== undefined) return known.endsAt > deps.clock() ? { viewer: known.viewer } : null;
  const before = cache.revocations;
  const found = await read();
  if (found === null) return null;
  const { viewer, endsAt, asker } = found;
  if (before === cache.revocations) cache.verdicts.set(key, { viewer, endsAt });
  return { viewer, asker };
}

const isStale = (last: Date | null, now: Date, everyMs: number = limits.session.seenEveryMs): boolean =>
  last === null || now.getTime() - last.getTime() >= everyMs;

/** No request waits for this work. */
function aside(deps: Deps, work: Promise<void>): void {
  work.catch((error: unknown) => deps.log.warn({ err: error }, 'A last-seen time was not stored'));
}

function viewerOf({ id, userId, roles, isDeletionPending }: queries.SessionVerdict): Viewer {
  const viewer = { userId, sessionId: id, accessTokenId: null, scopes: [], roles: roles as Role[] };
  return isDeletionPending ? { ...viewer, isDeletionPending: true } : viewer;
}

/** An account's last use is read after years, so one write a day is exact enough. */
function seeUse(deps: Deps, session: queries.SessionVerdict, now: Date): void {
  if (session.isDeletionPending || !isStale(session.accountSeenAt, now, ACCOUNT_SEEN_EVERY_MS)) return;
  aside(deps, queries.seeAccount(deps.db, session.id, now));
}

function see(deps: Deps, session: queries.SessionVerdict, now: Date): void {
  if (isStale(session.lastSeenAt, now)) aside(deps, queries.seeSession(deps.db, session.id, now));
  seeUse(deps, session, now);
}

async function readSession(deps: Deps, hash: Buffer): Promise<(Verdict & Caller) | null> {
  const now = deps.clock();
  const session = await queries.sessionByAccessHash(deps.db, hash, now);
  if (session === undefined) return null;
  // The first use is stored before the answer, since it ends the parent token's right to be replayed.
  if (session.isUnconfirmed) {
    await queries.confirmSession(deps.db, session.id, hash, now);
    seeUse(deps, session, now);
  } else see(deps, session, now);
  const { accessExpiresAt, expiresAt, asker } = session;
  return {
    viewer: viewerOf(session),
    endsAt: accessExpiresAt < expiresAt ? accessExpiresAt : expiresAt,
    asker: asker ?? undefined,
  };
}

async function readScript(deps: Deps, hash: Buffer): Promise<Verdict | null> {
  const now = deps.clock();
  const script = await queries.scriptByTokenHash(deps.db, hash, now);
  if (script === undefined) return null;
  if (isStale(script.lastUsedAt, now)) aside(deps, touchAccessToken(deps.db, script.id, now));
  const { id, userId, roles } = script;
  const scopes = script.scopes as AccessTokenScope[];
  return {
    viewer: { userId, sessionId: null, accessTokenId: id, scopes, roles: roles as Role[] },
    endsAt: script.expiresAt,
  };
}

const keyOfToken = (hash: Buffer): string => `token ${hash.toString('latin1')}`;

export const isTokenRemembered = (deps: Deps, hash: Buffer): boolean =>
  verdictCaches(deps).verdicts.has(keyOfToken(hash));

/** Null when the token is unknown, expired or revoked, or the person suspended. */
export async function callerOfToken(deps: Deps, token: string, hash: Buffer = hashOf(token)): Promise<Caller | null> {
  const read = isScriptToken(token) ? readScript : readSession;
  return cachedVerdict(deps, keyOfToken(hash), () => read(deps, hash));
}

export async function viewerOfSession(deps: Deps, sessionId: string): Promise<Viewer | null> {
  const caller = await cachedVerdict(deps, `session ${sessionId}`, async () => {
    const session = await queries.sessionById(deps.db, sessionId, deps.clock());
    if (session === undefined) return null;
    see(deps, session, deps.clock());
    return { viewer: viewerOf(session), endsAt: session.expiresAt };
  });
  return caller?.viewer ?? null;
}

/** In one statement, never from the cache. */
export async function deadSessions(deps: Deps, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const live = new Set(await queries.liveSessionIds(deps.db, ids, deps.clock()));
  return new Set(ids.filter((id) => !live.has(id)));
}

export function forgetVerdicts(deps: Pick<Deps, 'config'>, revocation: Revocation): void {
  if (revocation.kind === 'match' || revocation.kind === 'photos') return;
  const cache = verdictCaches(deps);
  cache.revocations += 1;
  for (const [key, { viewer }] of cache.verdicts.entries()) {
    const isHit =
      revocation.kind === 'session' ? viewer.sessionId === revocation.sessionId : viewer.userId === revocation.userId;
    if (isHit) cache.verdicts.delete(key);
  }
}

/** Spent tokens that are too old to be replayed go too. */
export async function purgeSessions(deps: Deps): Promise<void> {
  await luciaOver(deps).deleteExpiredSessions();
  await queries.deleteTokensSpentBefore(deps.db, new Date(deps.clock().getTime() - limits.session.idleMs));
}
