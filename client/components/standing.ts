import { plainFetch } from '../apollo/plain-fetch.ts';
import { session } from '../apollo/session.ts';
import { setUnreadCount } from '../lib/unread.ts';

/** How far the signed-in person got on the way in. */
export type Standing = { betaOnboarded: boolean; hasProfile: boolean };

const document = 'query Standing { viewer { id betaOnboarded unreadCount profile { id } } }';
type Answer = { viewer: { betaOnboarded: boolean; unreadCount: number; profile: object | null } | null } | null;

let known: Standing | null = null;

session.subscribe(({ type }) => {
  if (type !== 'signed_out') return;
  known = null;
  setUnreadCount(0);
});

/**
 * Reads it for the gates and the landing page, without Apollo; null when signed out. Each step is taken once and for ever, so only
 * a finished way is remembered. Rejects when the server cannot be reached.
 */
export async function readStanding(): Promise<Standing | null> {
  if (!session.isSignedIn()) return null;
  if (known?.betaOnboarded && known.hasProfile) return known;
  const viewer = await ask();
  if (viewer === null) return null;
  setUnreadCount(viewer.unreadCount);
  known = { betaOnboarded: viewer.betaOnboarded, hasProfile: viewer.profile !== null };
  return known;
}

async function ask() {
  const token = await session.accessToken();
  const first = await plainFetch(document, {}, token);
  const isRefused = first.status === 401 || first.codes.includes('UNAUTHENTICATED');
  if (isRefused && !(await session.renew(token))) return stillSignedIn();
  const answer = isRefused ? await plainFetch(document, {}, await session.accessToken()) : first;
  const viewer = (answer.data as Answer)?.viewer;
  return viewer === undefined ? stillSignedIn() : viewer;
}

/** No answer that can be relied on: an error to be shown while the session lives, and signed out when it has just ended. */
function stillSignedIn(): null {
  if (session.isSignedIn()) throw new Error('The server did not answer');
  return null;
}
