import { readyEvent } from '#client/lib/app-ready.ts';

export const buttons = 'button:not([type=submit])';
/** Links of this tab. */
export const links = 'a[href]:not([target])';

/** What the press or the submission does, once more; null for a press that does nothing or that the browser must see. */
function actionOf(event: Event, pressable: string): (() => void) | null {
  const { target } = event;
  if (target instanceof HTMLFormElement) return () => target.requestSubmit();
  const isPlain = event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const pressed = isPlain && target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  return pressed && (() => pressed.click());
}

/**
 * What is submitted, or pressed and `pressable`, before the app listens is done once it does: the last of several. `onHold` gets what was
 * submitted or pressed.
 */
export function holdUntilReady(pressable: string, onHold: (target: EventTarget | null) => void): void {
  let held: (() => void) | null = null;
  const hold = (event: Event) => {
    const action = actionOf(event, pressable);
    if (action === null) return;
    event.preventDefault();
    held = action;
    onHold(event.target);
  };
  const release = () => {
    for (const type of ['submit', 'click']) document.removeEventListener(type, hold, true);
    held?.();
  };
  for (const type of ['submit', 'click']) document.addEventListener(type, hold, true);
  document.addEventListener(readyEvent, release, { once: true });
}
