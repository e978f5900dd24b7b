import { plainFetch } from '#client/apollo/plain-fetch.ts';
import { session } from '#client/apollo/session.ts';
import { createListeners } from '#client/lib/listeners.ts';
import { readItem, writeItem } from '#client/lib/safe-storage.ts';
import { setUnreadCount } from '#client/lib/unread.ts';

/** The onboarding status of the signed-in person, and their access to the admin console. */
export type Onboarding = {
  isBetaOnboarded: boolean;
  /** True if a place in the beta is open and not taken: the person would lose it without a hint. */
  mayTakePlace: boolean;
  hasProfile: boolean;
  isAdmin: boolean;
};

const document =
  'query Onboarding { viewer { id isBetaOnboarded beta { placesLeft } unreadCount roles profile { id } } }';
type Viewer = {
  isBetaOnboarded: boolean;
  beta: { placesLeft: number };
  unreadCount: number;
  roles: readonly string[];
  profile: object | null;
};
type Answer = { viewer: Viewer | null } | null;

const finished: Onboarding = { isBetaOnboarded: true, mayTakePlace: false, hasProfile: true, isAdmin: false };
/** After the beta nobody is onboarded any more, and there is nothing to wait for. */
const isFinished = (of: Onboarding | null): boolean => of?.hasProfile === true && !of.mayTakePlace && !of.isAdmin;

/** Holds the id of the session whose status is finished. Signing out forgets every key of this prefix. */
const finishedKey = 'zobo.onboarded';

let known: Onboarding | null = null;
const { tell, subscribe } = createListeners();
function know(onboarding: Onboarding | null): void {
  known = onboarding;
  tell();
}

/** Single-flight: concurrent callers share it. */
let asking: Promise<Onboarding | null> | null = null;

session.subscribe(({ type }) => {
  // The answer under way predates the change.
  if (type === 'user_updated' || type === 'signed_out') asking = null;
  if (type !== 'signed_out') return;
  know(null);
  setUnreadCount(0);
});

/**
 * Null if signed out. A finished status is remembered on the device, and the first page asks again without waiting. An administrator's role
 * can be revoked, so theirs is asked for each time. Rejects without a server.
 */
export async function readOnboarding(isFresh = false): Promise<Onboarding | null> {
  if (!session.isSignedIn()) return null;
  if (isFresh) return ask();
  if (known === null && readItem(finishedKey) === session.id()) {
    know(finished);
    askOnce().catch(() => undefined);
  }
  return isFinished(known) ? known : askOnce();
}

async function askOnce(): Promise<Onboarding | null> {
  const question = asking ?? ask();
  asking = question;
  try {
    return await question;
  } finally {
    if (asking === question) asking = null;
  }
}

async function ask(): Promise<Onboarding | null> {
  const asked = session.id();
  const viewer = await askViewer();
  return viewer && learnOnboarding(viewer, asked);
}

/** From an answer of the session `asked`. That of a sign-in has it too, so that the next page waits for one answer less. */
export function learnOnboarding(viewer: Viewer, asked: string): Onboarding {
  setUnreadCount(viewer.unreadCount);
  const onboarding = {
    isBetaOnboarded: viewer.isBetaOnboarded,
    mayTakePlace: !viewer.isBetaOnboarded && viewer.beta.placesLeft > 0,
    hasProfile: viewer.profile !== null,
    isAdmin: viewer.roles.includes('ADMIN'),
  };
  know(onboarding);
  // Another person may have signed in meanwhile.
  if (asked === session.id()) writeItem(finishedKey, isFinished(onboarding) ? asked : '');
  return onboarding;
}

export function wasAdmin(): boolean {
  return known?.isAdmin ?? false;
}

/** Called whenever the onboarding status is read or cleared. */
export const onOnboarding = subscribe;

async function askViewer() {
  const token = await session.accessToken();
  const first = await plainFetch(document, {}, token);
  const isRefused = first.status === 401 || first.codes.includes('UNAUTHENTICATED');
  if (isRefused && !(await session.renew(token))) return stillSignedIn();
  const answer = isRefused ? await plainFetch(document, {}, await session.accessToken()) : first;
  const viewer = (answer.data as Answer)?.viewer;
  return viewer === undefined ? stillSignedIn() : viewer;
}

/** Throws while the session lives, and returns null if it has just ended. */
function stillSignedIn(): null {
  if (session.isSignedIn()) throw new Error('The server did not answer');
  return null;
}
