import { type Kept, keptOf, readKept, sessionIdOf, type Tokens, unanswered, waitLeft } from './kept-session.ts';
import { createSessionTab, type SessionTab, type TabPorts } from './session-tab.ts';

/** The server's answer to a refresh: new tokens, a final refusal, or null for no reliable answer. */
export type RefreshAnswer = Tokens | 'ended' | null;

export type SessionPorts = TabPorts & {
  refresh: (refreshToken: string) => Promise<RefreshAnswer>;
  /** Ends the session on the server. The local state is gone whether or not that succeeds. */
  end: (refreshToken: string) => Promise<unknown>;
  /** Runs one function at a time across all tabs. */
  exclusively: <T>(run: () => Promise<T>) => Promise<T>;
};

export type SessionStore = ReturnType<typeof createSessionStore>;

async function refreshOnce(tab: SessionTab, { storage, refresh, now }: SessionPorts, stale: Kept): Promise<boolean> {
  // Another tab may have refreshed, failed to refresh, or signed out while this one waited.
  tab.follow();
  const found = tab.kept();
  if (!found || found.accessToken !== stale.accessToken) return found !== null;
  if (waitLeft(found, now())) return false;
  const answer = await refresh(found.refreshToken).catch(() => null);
  // The person signed out, or another one signed in, during the request. Its answer is discarded.
  if (readKept(storage)?.refreshToken !== found.refreshToken) return tab.kept() !== null;
  if (answer === 'ended') tab.forget('refused');
  else if (answer) {
    tab.write(keptOf(answer, now()));
    tab.emit({ type: 'token_refreshed' });
    return true;
  } else tab.write(unanswered(found, now()));
  return false;
}

/** One refresh at a time across all tabs. Only the server's 400 or 401 to a refresh ends the session. */
export function createSessionStore(ports: SessionPorts) {
  const { end, exclusively, now } = ports;
  const tab = createSessionTab(ports, () => void refresh());
  const { kept, write, forget, emit, schedule, person, follow, subscribe } = tab;
  let refreshing: Promise<boolean> | null = null;

  /** Resolves to true when there is a fresh access token afterwards. Calls during a refresh join it. */
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
    /** The id of the session whose pages this tab shows. It changes when another tab signs another person in. */
    person,
    /** The id of the session now; empty when signed out. It stays through refreshes. */
    id: (): string => {
      const found = kept();
      return (found && sessionIdOf(found)) ?? '';
    },
    refresh,
    /** The access token to send; null when signed out. An expired one is refreshed first. */
    async accessToken(): Promise<string | null> {
      if ((kept()?.expiresAt ?? Number.POSITIVE_INFINITY) <= now()) await refresh();
      return kept()?.accessToken ?? null;
    },
    /** After a 401: true when there is a newer token than the refused one. It refreshes if necessary. */
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
    /** A fact about the person changed: onboarded, profile created, plan. */
    userUpdated: () => emit({ type: 'user_updated' }),
    follow,
    /** The network is back, so the next refresh need not wait. */
    retry(): void {
      const found = kept();
      if (found?.retryAt) write({ ...found, retryAt: 0 });
    },
    subscribe,
  };
}
