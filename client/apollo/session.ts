import { outdatedEvent } from '../lib/outdated.ts';
import { endSession } from './end-session.ts';
import { sessionKey, type Tokens } from './kept-session.ts';
import { plainFetch } from './plain-fetch.ts';
import { createSessionStore, type RefreshAnswer } from './session-store.ts';

const refreshDocument =
  'mutation Refresh($input:RefreshSessionInput!){refreshSession(input:$input){...on RefreshSessionSuccess{session{accessToken accessExpiresAt refreshToken}}}}';

/** A 200 without tokens, 429, 5xx and a failed network are no answer, nor is a refused document of an outdated page. */
async function askRefresh(refreshToken: string): Promise<RefreshAnswer> {
  const { status, data, codes } = await plainFetch(refreshDocument, { input: { refreshToken } });
  if (codes.includes('PERSISTED_DOCUMENT_REQUIRED')) {
    document.dispatchEvent(new Event(outdatedEvent));
    return null;
  }
  const tokens = (data as { refreshSession?: { session?: Tokens } } | null)?.refreshSession?.session;
  return tokens ?? (status === 400 || status === 401 ? 'ended' : null);
}

/** Without Apollo, because the landing page shows its state. */
export const session = createSessionStore({
  storage: window.localStorage,
  refresh: askRefresh,
  end: endSession,
  exclusively: (run) => ('locks' in navigator ? navigator.locks.request('zobo.refresh', run) : run()),
  now: () => Date.now(),
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
});

window.addEventListener('storage', ({ key }) => {
  if (key === sessionKey || key === null) session.follow();
});
window.addEventListener('online', session.retry);
// Timers may be suspended with the tab, so the session is checked when the tab becomes visible.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') session.follow();
});
