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

/** As in plain-fetch.ts: longer than the server's timeout of any document. */
const PATIENCE_MS = 20_000;

/** `document` is the id of the page's query. Null is no answer that the app could take over: it asks itself. */
export async function askDeck(token: string, document: string): Promise<Answer | null> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({
      operationName: 'BrowsePage',
      variables: {},
      extensions: { persistedQuery: { version: 1, sha256Hash: document } },
    }),
    // The app waits for this answer, and asks itself once there is none.
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { data, errors } = (await response.json()) as { data?: Answer | null; errors?: unknown };
  return data && errors === undefined && data.deck?.end !== 'NO_PROFILE' ? data : null;
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
