/** Verdicts: who stands behind a token or a socket's session, as the database says, believed for at most half a second. */
import { LRUCache } from 'lru-cache';
import type { AccessTokenScope } from '#rules/admin.ts';
import { limits } from '#rules/limits.ts';
import { appScoped } from '#server/base/app-state.ts';
import type { Kill } from '#server/platform/bus/topics.ts';
import { askedTogether } from '#server/platform/context/batcher.ts';
import type { Deps, Role, Viewer } from '#server/platform/context/context.ts';
import { touchAccessToken } from './access-token-queries.ts';
import type { Asker } from './asker-queries.ts';
import { luciaOver } from './lucia.ts';
import {
  confirmSession,
  deleteTokensSpentBefore,
  liveSessionIds,
  type SessionVerdict,
  scriptByTokenHash,
  seeAccount,
  seeSession,
  sessionByAccessHash,
  sessionsById,
} from './queries.ts';
import { hashOf, isScriptToken } from './tokens.ts';

type Verdict = { viewer: Viewer; endsAt: Date };
/** Who asks. `asker` was read with the verdict, in the same statement; a remembered verdict has none, since a profile may have changed. */
export type Caller = { viewer: Viewer; asker?: Asker };

const ACCOUNT_SEEN_EVERY_MS = 86_400_000;

/** What an app believes, and how many kills it has heard of. */
const beliefs = appScoped(() => ({
  verdicts: new LRUCache<string, Verdict>({ max: limits.session.verdicts, ttl: limits.session.verdictMs }),
  kills: 0,
}));

/** The cached verdict, else a new one. What was read while a kill arrived is answered but not remembered. */
async function believed(
  deps: Deps,
  key: string,
  read: () => Promise<(Verdict & Caller) | null>,
): Promise<Caller | null> {
  const belief = beliefs(deps);
  const known = belief.verdicts.get(key);
  if (known !== undefined) return known.endsAt > deps.clock() ? { viewer: known.viewer } : null;
  const before = belief.kills;
  const found = await read();
  if (found === null) return null;
  const { viewer, endsAt, asker } = found;
  if (before === belief.kills) belief.verdicts.set(key, { viewer, endsAt });
  return { viewer, asker };
}

const isStale = (last: Date | null, now: Date, everyMs: number = limits.session.seenEveryMs): boolean =>
  last === null || now.getTime() - last.getTime() >= everyMs;

/** Work that no request waits for. */
function aside(deps: Deps, work: Promise<void>): void {
  work.catch((error: unknown) => deps.log.warn({ err: error }, 'A last-seen time was not stored'));
}

function viewerOf({ id, userId, roles, isLeaving }: SessionVerdict): Viewer {
  const viewer = { userId, sessionId: id, accessTokenId: null, scopes: [], roles: roles as Role[] };
  return isLeaving ? { ...viewer, isLeaving: true } : viewer;
}

/** The account outlives its sessions, and is asked about after years: a day is exact enough. */
function seeUse(deps: Deps, session: SessionVerdict, now: Date): void {
  if (session.isLeaving || !isStale(session.accountSeenAt, now, ACCOUNT_SEEN_EVERY_MS)) return;
  aside(deps, seeAccount(deps.db, session.id, now));
}

function see(deps: Deps, session: SessionVerdict, now: Date): void {
  if (isStale(session.lastSeenAt, now)) aside(deps, seeSession(deps.db, session.id, now));
  seeUse(deps, session, now);
}

async function readSession(deps: Deps, hash: Buffer): Promise<(Verdict & Caller) | null> {
  const now = deps.clock();
  const session = await sessionByAccessHash(deps.db, hash, now);
  if (session === undefined) return null;
  // The first use is stored before the answer, since the parent's right to be replayed hangs on it; last seen may come later.
  if (session.isUnconfirmed) {
    await confirmSession(deps.db, session.id, hash, now);
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
  const script = await scriptByTokenHash(deps.db, hash, now);
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

/** Whether the token of a hash is answered without asking the database. */
export const isTokenRemembered = (deps: Deps, hash: Buffer): boolean => beliefs(deps).verdicts.has(keyOfToken(hash));

/** Who sends a bearer token: a person's device or a script; null when it is unknown, expired, ended or its person suspended. */
export async function callerOfToken(deps: Deps, token: string, hash: Buffer = hashOf(token)): Promise<Caller | null> {
  const read = isScriptToken(token) ? readScript : readSession;
  return believed(deps, keyOfToken(hash), () => read(deps, hash));
}

/** An event has many listeners: their sessions are asked in one statement. */
const readSessions = askedTogether(async (deps, ids: readonly string[]) => {
  const found = new Map((await sessionsById(deps.db, [...new Set(ids)], deps.clock())).map((each) => [each.id, each]));
  return ids.map((id) => found.get(id));
});

/** Who stands behind a session that was signed in when a socket opened; null once it is over. Its access token's end does not matter. */
export async function viewerOfSession(deps: Deps, sessionId: string): Promise<Viewer | null> {
  const caller = await believed(deps, `session ${sessionId}`, async () => {
    const session = await readSessions(deps, sessionId);
    if (session === undefined) return null;
    see(deps, session, deps.clock());
    return { viewer: viewerOf(session), endsAt: session.expiresAt };
  });
  return caller?.viewer ?? null;
}

/** Those of the sessions that are over. One statement, never from the cache. */
export async function deadSessions(deps: Deps, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const live = new Set(await liveSessionIds(deps.db, ids, deps.clock()));
  return new Set(ids.filter((id) => !live.has(id)));
}

/** Drops what a kill makes untrue. To be called when one arrives. */
export function forgetVerdicts(deps: Pick<Deps, 'config'>, kill: Kill): void {
  if (kill.kind === 'match' || kill.kind === 'photos') return;
  const belief = beliefs(deps);
  belief.kills += 1;
  for (const [key, { viewer }] of belief.verdicts.entries()) {
    const isHit = kill.kind === 'session' ? viewer.sessionId === kill.sessionId : viewer.userId === kill.userId;
    if (isHit) belief.verdicts.delete(key);
  }
}

/** Removes sessions that ran out, and spent tokens so old that no thief would still try them. For the schedule. */
export async function purgeSessions(deps: Deps): Promise<void> {
  await luciaOver(deps).deleteExpiredSessions();
  await deleteTokensSpentBefore(deps.db, new Date(deps.clock().getTime() - limits.session.idleMs));
}
