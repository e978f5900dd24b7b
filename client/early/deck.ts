/** In the document of /browse: asks for the deck and draws its cards, while the app loads. The app takes the answer over. */

import { readKept } from '#client/apollo/kept-session.ts';
import { askDeck, startDeck } from '#client/apollo/started.ts';
import { FIRST_SCRIPTS, loadApp, parsed } from './app-scripts.ts';
import { showNext } from './first-deck.ts';
import { spareFont } from './spare-font.ts';

declare const DECK_DOCUMENT: string;

const LATEST_MS = 4_000;

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
  const asking = startDeck(kept, Date.now(), location.search, (token) => askDeck(token, DECK_DOCUMENT));
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
