import { limits } from '#rules/limits.ts';

export type Tokens = { accessToken: string; accessExpiresAt: string; refreshToken: string };
/** Times are on this device's clock, in ms. After a refresh without an answer all tabs wait this long, until then. */
type Kept = { accessToken: string; refreshToken: string; expiresAt: number; waitMs?: number; retryAt?: number };

export type SessionEvent =
  | { type: 'initial_session' | 'token_refreshed' | 'user_updated' }
  | { type: 'signed_in'; reason: 'asked' | 'elsewhere' }
  /** `asked` by the person in this tab, `elsewhere` in another tab, `refused` by the server. */
  | { type: 'signed_out'; reason: 'asked' | 'elsewhere' | 'refused' };

/** What the server said to a refresh: new tokens, a final no, or (null) nothing that can be relied on. */
export type RefreshAnswer = Tokens | 'ended' | null;

export type SessionPorts = {
  /** Its own enumerable names are its keys, as those of the browser's. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
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
/** The wait after a refresh without an answer doubles up to a limit: at most ten requests in ten minutes, whoever asks for them. */
const firstWaitMs = 15_000;
const longestWaitMs = 75_000;

export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * The signed-in state of this browser: tokens in local storage, refreshed by themselves, one refresh at a time over all tabs.
 * Network failures, 429 and 5xx keep the session; only the server's 400 or 401 to a refresh ends it.
 */
export function createSessionStore({ storage, refresh: ask, end, exclusively, now, later }: SessionPorts) {
  const listeners = new Set<(event: SessionEvent) => void>();
  let kept = read();
  let person = kept && sessionIdOf(kept);
  let refreshing: Promise<boolean> | null = null;
  let cancelTimer = () => {};

  function read(): Kept | null {
    try {
      const value: unknown = JSON.parse(storage.getItem(sessionKey) ?? '');
      return isKept(value) ? value : null;
    } catch {
      return null;
    }
  }

  function emit(event: SessionEvent): void {
    for (const listener of [...listeners]) listener(event);
  }

  function schedule(): void {
    cancelTimer();
    if (kept) cancelTimer = later(() => void refresh(), Math.max(kept.expiresAt - aheadMs - now(), waitLeft(kept)));
  }

  /** How long no refresh may be asked for; a clock that was put back must not make that longer. */
  function waitLeft({ waitMs = 0, retryAt = 0 }: Kept): number {
    const left = retryAt - now();
    return left > 0 && left <= waitMs ? left : 0;
  }

  function write(next: Kept): void {
    kept = next;
    storage.setItem(sessionKey, JSON.stringify(next));
    schedule();
  }

  /** A clock that is wrong must not make every token look spent: then the lifetime of the contract counts from now. */
  function keep({ accessToken, refreshToken, accessExpiresAt }: Tokens): void {
    const left = Date.parse(accessExpiresAt) - now();
    const accessMs = limits.session.accessMs;
    write({ accessToken, refreshToken, expiresAt: now() + (left > 0 && left <= accessMs ? left : accessMs) });
  }

  /** Everything the product keeps in this browser goes, drafts too. */
  function forget(reason: 'asked' | 'elsewhere' | 'refused'): void {
    if (!kept) return;
    kept = null;
    cancelTimer();
    for (const key of Object.keys(storage)) if (key.startsWith(storagePrefix)) storage.removeItem(key);
    emit({ type: 'signed_out', reason });
  }

  /** Takes over what another tab wrote or removed, and looks at the time anew when this one comes back from sleep. */
  function follow(): void {
    const before = kept;
    const found = read();
    if (!found) {
      forget('elsewhere');
      return;
    }
    kept = found;
    schedule();
    if (before?.accessToken === found.accessToken) return;
    if (before && sessionIdOf(before) === sessionIdOf(found)) emit({ type: 'token_refreshed' });
    else {
      // Somebody else signed in elsewhere: what this tab knows is the former person's.
      if (before) emit({ type: 'signed_out', reason: 'elsewhere' });
      person = sessionIdOf(found);
      emit({ type: 'signed_in', reason: 'elsewhere' });
    }
  }

  async function refreshOnce(stale: Kept): Promise<boolean> {
    // Another tab may have refreshed, failed to, or signed out while this one waited for its turn.
    follow();
    const found = kept;
    if (!found || found.accessToken !== stale.accessToken) return found !== null;
    if (waitLeft(found)) return false;
    const answer = await ask(found.refreshToken).catch(() => null);
    // Signed out, or in as somebody else, while the request was on its way: its answer is nobody's any more.
    if (read()?.refreshToken !== found.refreshToken) return kept !== null;
    if (answer === 'ended') forget('refused');
    else if (answer) {
      keep(answer);
      emit({ type: 'token_refreshed' });
      return true;
    } else {
      const waitMs = Math.min(found.waitMs ? 2 * found.waitMs : firstWaitMs, longestWaitMs);
      write({ ...found, waitMs, retryAt: now() + waitMs });
    }
    return false;
  }

  /** Exchanges the refresh token; true when there is a fresh access token afterwards. Calls while one is under way join it. */
  async function refresh(): Promise<boolean> {
    if (!kept) return false;
    const stale = kept;
    if (waitLeft(stale)) {
      schedule();
      return false;
    }
    refreshing ??= exclusively(() => refreshOnce(stale)).finally(() => {
      refreshing = null;
    });
    return refreshing;
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
      if (kept && kept.expiresAt <= now()) await refresh();
      return kept?.accessToken ?? null;
    },
    /** After a 401: a fresh token, unless a newer one than the refused is here already. False when there is none to be had. */
    async renew(refused: string | null): Promise<boolean> {
      return (kept !== null && refused !== null && kept.accessToken !== refused) || refresh();
    },
    signIn(tokens: Tokens): void {
      keep(tokens);
      emit({ type: 'signed_in', reason: 'asked' });
    },
    async signOut(): Promise<void> {
      const refreshToken = kept?.refreshToken;
      forget('asked');
      if (refreshToken) await end(refreshToken).catch(() => undefined);
    },
    /** Tells listeners that something about the person changed: onboarded, profile created, plan. */
    userUpdated: () => emit({ type: 'user_updated' }),
    follow,
    /** The network is back: the next refresh need not wait. */
    retry(): void {
      if (kept?.retryAt) write({ ...kept, retryAt: 0 });
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
function sessionIdOf({ refreshToken }: Kept): string | undefined {
  return refreshToken.split('.')[0];
}

function isKept(value: unknown): value is Kept {
  const { accessToken, refreshToken, expiresAt } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return typeof accessToken === 'string' && typeof refreshToken === 'string' && typeof expiresAt === 'number';
}
