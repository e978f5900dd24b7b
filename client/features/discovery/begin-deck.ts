import { readKept, sessionIdOf } from '#client/apollo/kept-session.ts';
import { askDeck, forgetStarted, startDeck, startedIn } from '#client/apollo/started.ts';
import { BrowsePageDocument } from './discovery.generated.ts';

/** Whoever has gone elsewhere meanwhile is dealt a new one later. */
const KEPT_MS = 30_000;

/**
 * Asks for the deck of the page that is about to be drawn, which takes the answer over. A build for developers
 * has no ids of documents, and leaves it to the page.
 */
export function beginDeck({ url }: Request): null {
  const { pathname, search } = new URL(url);
  // The page is there, or comes with a document that has asked: it sees to a filter or a search by itself.
  if (pathname === location.pathname) return null;
  const kept = readKept(localStorage);
  const { id } = BrowsePageDocument as { id?: string };
  if (kept === null || id === undefined || startedIn(sessionIdOf(kept) ?? '') !== null) return null;
  if (startDeck(kept, Date.now(), search, (token) => askDeck(token, id)) === null) return null;
  const mine = globalThis.zoboStarted;
  setTimeout(() => {
    if (globalThis.zoboStarted === mine) forgetStarted();
  }, KEPT_MS);
  return null;
}
