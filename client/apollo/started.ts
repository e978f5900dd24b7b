import { type Kept, sessionIdOf } from './kept-session.ts';

/** The data of the page's query. */
export type Answer = { deck?: { profiles?: readonly object[]; end?: string | null } };
/** What the document has asked for before the app was there; `answer` is null until it is here, and when there is none. */
type Started = { session: string | undefined; answer: Answer | null; asking: Promise<Answer | null> };

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
  const started: Started = { session: sessionIdOf(kept), answer: null, asking };
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
