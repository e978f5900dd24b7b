/**
 * In the document of the landing page, which reads and leads on without the app. Its code is asked for once somebody is about to use what
 * needs it, once the page is idle for people who do not save data, and at once for those who are signed in.
 */
import { readKept } from '#client/apollo/kept-session.ts';
import { savesData } from '#client/lib/save-data.ts';
import { loadApp } from './app-scripts.ts';
import { buttons, holdUntilReady } from './hold.ts';

const idleMs = 1_000;
const load = () => void loadApp();

function isSignedIn(): boolean {
  try {
    return readKept(localStorage) !== null;
  } catch {
    // Storage is refused.
    return false;
  }
}

function loadOnIntent({ target }: Event): void {
  if (target instanceof Element && target.closest('button, input, label') !== null) load();
}

holdUntilReady(buttons, load);
if (isSignedIn()) load();
for (const type of ['pointerdown', 'focusin']) addEventListener(type, loadOnIntent, { passive: true });
if (!savesData()) addEventListener('load', () => setTimeout(load, idleMs));
