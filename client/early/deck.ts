/** In the document of /browse: asks for the deck and draws its cards, while the app loads. The app takes the answer over. */

import { readKept } from '#client/apollo/kept-session.ts';
import { type Answer, startDeck } from '#client/apollo/started.ts';
import { loadApp, parsed } from './app-scripts.ts';
import { showNext } from './first-deck.ts';
import { spareFont } from './spare-font.ts';

declare const DECK_DOCUMENT: string;

/** The entry and the two that it imports. More at once would leave the photo little of a slow line. */
const FIRST_SCRIPTS = 3;
const LATEST_MS = 4_000;
/** As in plain-fetch.ts: longer than the server's timeout of any document. */
const PATIENCE_MS = 20_000;

/** Null is no answer that the app could take over: it asks itself. */
async function ask(token: string): Promise<Answer | null> {
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
      extensions: { persistedQuery: { version: 1, sha256Hash: DECK_DOCUMENT } },
    }),
    // The app waits for this answer, and asks itself once there is none.
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const { data, errors } = (await response.json()) as { data?: Answer | null; errors?: unknown };
  return data && errors === undefined && data.deck?.end !== 'NO_PROFILE' ? data : null;
}

/** Until the app is there, the frame of the page stands in its place. */
async function showFrame(): Promise<void> {
  await parsed;
  const root = document.getElementById('root');
  const frame = document.querySelector<HTMLTemplateElement>('template#frame');
  if (root === null || frame === null) return;
  root.dataset.frame = '';
  root.append(frame.content);
}

async function begin(): Promise<void> {
  const kept = readKept(localStorage);
  if (kept === null) return;
  const asking = startDeck(kept, Date.now(), location.search, ask);
  await showFrame();
  if (asking === null) return;
  void loadApp(FIRST_SCRIPTS);
  const late = new Promise((resolve) => setTimeout(resolve, LATEST_MS));
  const answer = await asking;
  const skeleton = document.querySelector<HTMLElement>('#root [data-skeleton]');
  if (answer !== null && skeleton !== null) await Promise.race([showNext(answer, skeleton), late]);
}

spareFont();
begin().then(
  () => loadApp(),
  () => loadApp(),
);
