import { type Kept, sessionIdOf } from './kept-session.ts';

/** The data of the page's query. */
export type Answer = {
  deck?: { profiles?: readonly object[]; end?: string | null };
  viewer?: { likesLeft?: number | null; viewQuota?: { remaining: number } | null } | null;
};
/** What was decided on a card of the document; `id` is its item in the outbox, `at` an instant in ISO 8601. */
export type EarlySwipe = { id: string; kind: 'like' | 'pass'; profileId: string; at: string };
/**
 * What the document has asked for before the app was there, and what was done in it. `answer` is null until it is here, and when there is
 * none.
 */
type Started = {
  session: string | undefined;
  answer: Answer | null;
  asking: Promise<Answer | null>;
  swipes: EarlySwipe[];
};

declare global {
  var zoboStarted: Started | undefined;
}

/**
 * Asks for the deck with the token that is kept. Null without asking: for a token that has run out, since only the app refreshes it, and for
 * a deck that is filtered.
 */
export function startDeck(
  kept: Kept,
  now: number,
  search: string,
  ask: (token: string) => Promise<Answer | null>,
): Promise<Answer | null> | null {
  if (kept.expiresAt <= now || search !== '') return null;
  const asking = ask(kept.accessToken).catch(() => null);
  const started: Started = { session: sessionIdOf(kept), answer: null, asking, swipes: [] };
  globalThis.zoboStarted = started;
  return asking.then((answer) => {
    started.answer = answer;
    return answer;
  });
}

/** What the document asked for in this session. It stays until `forgetStarted`. */
export function startedIn(session: string): Started | null {
  const started = globalThis.zoboStarted;
  return started?.session === session ? started : null;
}

export function forgetStarted(): void {
  globalThis.zoboStarted = undefined;
}
