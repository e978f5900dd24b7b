import { limits } from '#rules/limits.ts';

export type Tokens = { accessToken: string; accessExpiresAt: string; refreshToken: string };
type Kept = { accessToken: string; refreshToken: string /** On this device's clock, in ms. */; expiresAt: number };

export type SessionEvent =
  | { type: 'initial_session' | 'token_refreshed' | 'user_updated' }
  | { type: 'signed_in'; reason: 'asked' | 'elsewhere' }
  /** `asked` by the person in this tab, `elsewhere` in another tab, `refused` by the server. */
  | { type: 'signed_out'; reason: 'asked' | 'elsewhere' | 'refused' };

/** What the server said to a refresh: new tokens, a final no, or nothing that can be relied on. */
export type RefreshAnswer = { kind: 'tokens'; tokens: Tokens } | { kind: 'ended' } | { kind: 'unreachable' };

export type SessionPorts = {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  refresh: (refreshToken: string) => Promise<RefreshAnswer>;
  /** Ends the session on the server; whatever it answers, the local state is gone. */
  end: (refreshToken: string) => Promise<void>;
  /** Runs one holder at a time over all tabs. */
  exclusively: <T>(run: () => Promise<T>) => Promise<T>;
  now: () => number;
  later: (run: () => void, ms: number) => () => void;
};

export const storagePrefix = 'zobo.';
export const sessionKey = `${storagePrefix}session`;

/** Refreshed this long before the end, so that no request has to wait for it. */
const aheadMs = 60_000;
const retryMs = 15_000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The signed-in state of this browser: tokens in local storage, refreshed by themselves, one refresh at a time over all tabs.
 * Network failures, 429 and 5xx keep the session; only the server's 400 or 401 to a refresh ends it.
 */
export function createSessionStore(ports: SessionPorts) {
  const listeners = new Set<(event: SessionEvent) => void>();
  let kept = read();
  let person = kept === null ? null : sessionIdOf(kept);
  let refreshing: Promise<boolean> | null = null;
  let cancelTimer = () => {};

  function read(): Kept | null {
    const text = ports.storage.getItem(sessionKey);
    if (text === null) return null;
    try {
      const value: unknown = JSON.parse(text);
      return isKept(value) ? value : null;
    } catch {
      return null;
    }
  }

  function emit(event: SessionEvent): void {
    for (const listener of [...listeners]) listener(event);
  }

  function schedule(ms?: number): void {
    cancelTimer();
    if (kept === null) return;
    cancelTimer = ports.later(() => void refresh(), ms ?? Math.max(0, kept.expiresAt - ports.now() - aheadMs));
  }

  /** A clock that is wrong must not make every token look spent: then the lifetime of the contract counts from now. */
  function expiry(tokens: Tokens): number {
    const left = Date.parse(tokens.accessExpiresAt) - ports.now();
    return ports.now() + (left > 0 && left <= limits.session.accessMs ? left : limits.session.accessMs);
  }

  function keep(tokens: Tokens, type: 'signed_in' | 'token_refreshed'): void {
    const { accessToken, refreshToken } = tokens;
    kept = { accessToken, refreshToken, expiresAt: expiry(tokens) };
    ports.storage.setItem(sessionKey, JSON.stringify(kept));
    schedule();
    emit(type === 'signed_in' ? { type, reason: 'asked' } : { type });
  }

  /** Everything the product keeps in this browser goes, drafts too. */
  function forget(reason: 'asked' | 'elsewhere' | 'refused'): void {
    if (kept === null) return;
    kept = null;
    cancelTimer();
    const keys = Array.from({ length: ports.storage.length }, (_, index) => ports.storage.key(index));
    for (const key of keys) if (key?.startsWith(storagePrefix)) ports.storage.removeItem(key);
    emit({ type: 'signed_out', reason });
  }

  async function refreshOnce(stale: Kept): Promise<boolean> {
    // Another tab may have refreshed or signed out while this one waited for its turn.
    const found = read();
    if (found === null) {
      forget('elsewhere');
      return false;
    }
    if (found.accessToken !== stale.accessToken) {
      adopt(found);
      return true;
    }
    const answer = await ports.refresh(found.refreshToken).catch((): RefreshAnswer => ({ kind: 'unreachable' }));
    // Signed out, or in as somebody else, while the request was on its way: its answer is nobody's any more.
    if (read()?.refreshToken !== found.refreshToken) return kept !== null;
    if (answer.kind === 'tokens') {
      keep(answer.tokens, 'token_refreshed');
      return true;
    }
    if (answer.kind === 'ended') forget('refused');
    else schedule(retryMs);
    return false;
  }

  /** Exchanges the refresh token; true when there is a fresh access token afterwards. Calls while one is under way join it. */
  function refresh(): Promise<boolean> {
    if (kept === null) return Promise.resolve(false);
    const stale = kept;
    refreshing ??= ports
      .exclusively(() => refreshOnce(stale))
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  }

  function adopt(found: Kept): void {
    const before = kept;
    kept = found;
    schedule();
    const isSame = before !== null && sessionIdOf(before) === sessionIdOf(found);
    // Somebody else signed in elsewhere: what this tab knows is the former person's.
    if (before !== null && !isSame) emit({ type: 'signed_out', reason: 'elsewhere' });
    if (!isSame) person = sessionIdOf(found);
    emit(isSame ? { type: 'token_refreshed' } : { type: 'signed_in', reason: 'elsewhere' });
  }

  schedule();

  return {
    isSignedIn: () => kept !== null,
    /**
     * Whose pages this tab shows, as the id of a session: it changes when another tab brings somebody else, and what was drawn for
     * the former person has to go. A sign-in or sign-out in this tab leads to another page by itself, which it must not tear down.
     */
    person: () => person,
    refresh,
    /** The access token to send, refreshed first when it has run out; null when signed out. */
    async accessToken(): Promise<string | null> {
      if (kept !== null && kept.expiresAt <= ports.now()) await refresh();
      return kept?.accessToken ?? null;
    },
    /** After a 401: a fresh token, unless a newer one than the refused is here already. False when there is none to be had. */
    async renew(refused: string | null): Promise<boolean> {
      if (kept !== null && refused !== null && kept.accessToken !== refused) return true;
      return refresh();
    },
    signIn: (tokens: Tokens) => keep(tokens, 'signed_in'),
    async signOut(): Promise<void> {
      const refreshToken = kept?.refreshToken;
      forget('asked');
      if (refreshToken !== undefined) await ports.end(refreshToken).catch(() => undefined);
    },
    /** Tells listeners that something about the person changed: onboarded, profile created, plan. */
    userUpdated: () => emit({ type: 'user_updated' }),
    /** Another tab wrote or removed the session, or this one comes back from sleep. */
    follow(): void {
      const found = read();
      if (found === null) forget('elsewhere');
      else if (found.accessToken !== kept?.accessToken) adopt(found);
      else schedule();
    },
    /** Calls the listener at once with the initial session and then at each change; returns how to stop. */
    subscribe(listener: (event: SessionEvent) => void): () => void {
      listeners.add(listener);
      listener({ type: 'initial_session' });
      return () => listeners.delete(listener);
    },
  };
}

/** A refresh token is the session's id, a point and the secret. */
function sessionIdOf({ refreshToken }: Kept): string {
  return refreshToken.slice(0, refreshToken.indexOf('.'));
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { accessToken, refreshToken, expiresAt } = value as Partial<Record<keyof Kept, unknown>>;
  return typeof accessToken === 'string' && typeof refreshToken === 'string' && typeof expiresAt === 'number';
}
