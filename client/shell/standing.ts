import { plainFetch } from '#client/apollo/plain-fetch.ts';
import { session } from '#client/apollo/session.ts';
import { setUnreadCount } from '#client/lib/unread.ts';

/** How far the signed-in person got on the way in, and whether the admin desk is theirs. */
export type Standing = {
  betaOnboarded: boolean;
  /** Whether a place in the beta waits for them that they would lose unknowingly. */
  mayTakePlace: boolean;
  hasProfile: boolean;
  isAdmin: boolean;
};

const document = 'query Standing { viewer { id betaOnboarded beta { placesLeft } unreadCount roles profile { id } } }';
type Viewer = {
  betaOnboarded: boolean;
  beta: { placesLeft: number };
  unreadCount: number;
  roles: readonly string[];
  profile: object | null;
};
type Answer = { viewer: Viewer | null } | null;

let known: Standing | null = null;
const listeners = new Set<() => void>();
function know(standing: Standing | null): void {
  known = standing;
  for (const tell of listeners) tell();
}

/** The question under way: whoever asks meanwhile gets its answer. */
let asking: Promise<Standing | null> | null = null;

session.subscribe(({ type }) => {
  // The answer under way is of before.
  if (type === 'user_updated' || type === 'signed_out') asking = null;
  if (type !== 'signed_out') return;
  know(null);
  setUnreadCount(0);
});

/**
 * Reads it for the gates and the landing page, without Apollo; null when signed out. Each step of the way in is taken once and for
 * ever, so a finished way is remembered; the role of administrators can be taken away, so theirs is asked for each time. `isFresh`
 * asks in any case: the role can be given too. Rejects when the server cannot be reached.
 */
export async function readStanding(isFresh = false): Promise<Standing | null> {
  if (!session.isSignedIn()) return null;
  if (!isFresh && known?.betaOnboarded && known.hasProfile && !known.isAdmin) return known;
  if (isFresh) return ask();
  const question = asking ?? ask();
  asking = question;
  try {
    return await question;
  } finally {
    if (asking === question) asking = null;
  }
}

async function ask(): Promise<Standing | null> {
  const viewer = await askViewer();
  if (viewer === null) return null;
  setUnreadCount(viewer.unreadCount);
  const standing = {
    betaOnboarded: viewer.betaOnboarded,
    mayTakePlace: !viewer.betaOnboarded && viewer.beta.placesLeft > 0,
    hasProfile: viewer.profile !== null,
    isAdmin: viewer.roles.includes('ADMIN'),
  };
  know(standing);
  return standing;
}

/** Whether the person was an administrator when it was last asked; asks nothing itself. */
export function wasAdmin(): boolean {
  return known?.isAdmin ?? false;
}

/** Calls when somebody's standing was read, or is over; the function ends it. */
export function onStanding(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function askViewer() {
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
