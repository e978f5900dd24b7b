/**
 * In the document of /auth: its fields take letters at the first paint, and its code is asked for after that. A sign-in is sent at once; the
 * app takes its answer over.
 */
import { dropSignIn, sendSignIn } from '#client/features/accounts/early-sign-in.ts';
import { readyEvent } from '#client/lib/app-ready.ts';
import { FIRST_SCRIPTS, loadApp } from './app-scripts.ts';
import { buttons, holdUntilReady, links } from './hold.ts';
import { spareFont } from './spare-font.ts';

declare const SIGN_IN_DOCUMENT: string;

const load = () => void loadApp();

async function begin(): Promise<void> {
  const [, ...imported] = await loadApp(FIRST_SCRIPTS);
  await Promise.all(imported.map((link) => new Promise((resolve) => link.addEventListener('load', resolve))));
  load();
}

/** The dimmed button says that the press was heard, until the app says it. */
function submit(form: HTMLFormElement): void {
  sendSignIn(SIGN_IN_DOCUMENT, Object.fromEntries(new FormData(form)) as Record<string, string>);
  const button = form.querySelector<HTMLElement>('[type=submit]');
  if (button === null) return;
  button.ariaBusy = 'true';
  button.style.opacity = '0.6';
  const restore = () => {
    button.ariaBusy = null;
    button.style.opacity = '';
    // The app has taken it by now, unless the values were changed or another button was pressed.
    dropSignIn();
  };
  document.addEventListener(readyEvent, restore, { once: true });
}

spareFont();
holdUntilReady(`${buttons}, ${links}`, (target) => {
  if (target instanceof HTMLFormElement) submit(target);
  load();
});
requestAnimationFrame(() => setTimeout(() => void begin()));
// A tab in the background paints nothing.
addEventListener('load', load);
