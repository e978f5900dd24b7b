import { type Kept, keptOf, readKept, type Tokens, unanswered, waitLeft } from './kept-session.ts';
import { createSessionTab, type SessionTab, type TabPorts } from './session-tab.ts';

/** What the server said to a refresh: new tokens, a final no, or (null) nothing that can be relied on. */
export type RefreshAnswer = Tokens | 'ended' | null;

export type SessionPorts = TabPorts & {
  refresh: (refreshToken: string) => Promise<RefreshAnswer>;
  /** Ends the session on the server; whatever it answers, the local state is gone. */
  end: (refreshToken: string) => Promise<void>;
  /** Runs one holder at a time over all tabs. */
  exclusively: <T>(run: () => Promise<T>) => Promise<T>;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

async function refreshOnce(tab: SessionTab, { storage, refresh, now }: SessionPorts, stale: Kept): Promise<boolean> {
  // Another tab may have refreshed, failed to, or signed out while this one waited for its turn.
  tab.follow();
  const found = tab.kept();
  if (!found || found.accessToken !== stale.accessToken) return found !== null;
  if (waitLeft(found, now())) return false;
  const answer = await refresh(found.refreshToken).catch(() => null);
  // Signed out, or in as another person, while the request was on its way: its answer is nobody's any more.
  if (readKept(storage)?.refreshToken !== found.refreshToken) return tab.kept() !== null;
  if (answer === 'ended') tab.forget('refused');
  else if (answer) {
    tab.write(keptOf(answer, now()));
    tab.emit({ type: 'token_refreshed' });
    return true;
  } else tab.write(unanswered(found, now()));
  return false;
}

/**
 * The signed-in state of this browser: tokens in local storage, refreshed by themselves, one refresh at a time over all tabs.
 * Network failures, 429 and 5xx keep the session; only the server's 400 or 401 to a refresh ends it.
 */
export function createSessionStore(ports: SessionPorts) {
  const { end, exclusively, now } = ports;
  const tab = createSessionTab(ports, () => void refresh());
  const { kept, write, forget, emit, schedule, person, follow, subscribe } = tab;
  let refreshing: Promise<boolean> | null = null;

  /** Exchanges the refresh token; true when there is a fresh access token afterwards. Calls while one is under way join it. */
  async function refresh(): Promise<boolean> {
    const stale = kept();
    if (!stale) return false;
    if (waitLeft(stale, now())) {
      schedule();
      return false;
    }
    refreshing ??= exclusively(() => refreshOnce(tab, ports, stale)).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  schedule();

  return {
    isSignedIn: () => kept() !== null,
    /**
     * Whose pages this tab shows, as the id of a session: it changes when another tab brings another person, and what was drawn for
     * the former person has to go. A sign-in or sign-out in this tab leads to another page by itself, which it must not tear down.
     */
    person,
    refresh,
    /** The access token to send, refreshed first when it has run out; null when signed out. */
    async accessToken(): Promise<string | null> {
      if ((kept()?.expiresAt ?? Number.POSITIVE_INFINITY) <= now()) await refresh();
      return kept()?.accessToken ?? null;
    },
    /** After a 401: a fresh token, unless a newer one than the refused is here already. False when there is none to be had. */
    async renew(refused: string | null): Promise<boolean> {
      const found = kept();
      return (found !== null && refused !== null && found.accessToken !== refused) || refresh();
    },
    signIn(tokens: Tokens): void {
      write(keptOf(tokens, now()));
      emit({ type: 'signed_in', reason: 'asked' });
    },
    async signOut(): Promise<void> {
      const refreshToken = kept()?.refreshToken;
      forget('asked');
      if (refreshToken) await end(refreshToken).catch(() => undefined);
    },
    /** Tells listeners that something about the person changed: onboarded, profile created, plan. */
    userUpdated: () => emit({ type: 'user_updated' }),
    follow,
    /** The network is back: the next refresh need not wait. */
    retry(): void {
      const found = kept();
      if (found?.retryAt) write({ ...found, retryAt: 0 });
    },
    subscribe,
  };
}
