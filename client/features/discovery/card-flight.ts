/** What a card does the moment it is decided on, without anything being drawn anew. */
export type Way = 'left' | 'right' | 'up';

const FLIGHT_MS = 260;
const ends: Record<Way, string> = {
  left: 'translate(-120vw, 1rem) rotate(-20deg)',
  right: 'translate(120vw, 1rem) rotate(20deg)',
  up: 'translate(0, -120vh)',
};
const underWay = new WeakMap<HTMLElement, Animation>();

/** With reduced motion a card that is decided on is simply gone. */
export function staysStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Lets a card fly off from where it is; one that flies already flies on. */
export function flyOff(card: HTMLElement, way: Way): Animation {
  const known = underWay.get(card);
  if (known !== undefined) return known;
  const flight = card.animate({ transform: ends[way] }, { duration: FLIGHT_MS, easing: 'ease-in', fill: 'forwards' });
  underWay.set(card, flight);
  return flight;
}

/** Back to its place, by the transition of its style. */
export function springBack(card: HTMLElement): void {
  underWay.get(card)?.cancel();
  underWay.delete(card);
  delete card.dataset.dragging;
  delete card.dataset.way;
  card.style.transform = '';
  card.style.opacity = '';
}

/**
 * Shows a decision: the card on top leaves, and the one below it is the one to hear of. The attributes are those that React sets when
 * it draws the same afterwards. Answers how to take it back; null when there is nobody below, or nothing on top.
 */
export function showLeaving(stage: HTMLElement, way: Way): (() => void) | null {
  const top = stage.querySelector<HTMLElement>(':scope > :not([aria-hidden])');
  const below = stage.querySelector<HTMLElement>(':scope > [data-waiting]');
  if (top === null || below === null) return null;
  // Before anything is changed: the focus asks for the layout, which now is as it was painted.
  const { activeElement } = document;
  if (activeElement !== stage && stage.contains(activeElement)) stage.focus({ preventScroll: true });
  if (staysStill()) top.style.opacity = '0';
  else flyOff(top, way);
  top.setAttribute('aria-hidden', 'true');
  below.removeAttribute('aria-hidden');
  return () => {
    springBack(top);
    top.removeAttribute('aria-hidden');
    below.setAttribute('aria-hidden', 'true');
  };
}
