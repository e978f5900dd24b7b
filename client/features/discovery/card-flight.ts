/** The motion of a card under the finger and at the moment of the decision, without a render. */
import { swipeOf } from '#rules/swipe.ts';

export type Way = 'left' | 'right' | 'up';
export type SwipeDecision = NonNullable<ReturnType<typeof swipeOf>>;

const FLIGHT_MS = 260;
const LEAN_DEGREES = 18;
const RISE = 0.25;
const ends: Record<Way, string> = {
  left: 'translate(-120vw, 1rem) rotate(-20deg)',
  right: 'translate(120vw, 1rem) rotate(20deg)',
  up: 'translate(0, -120vh)',
};
const underWay = new WeakMap<HTMLElement, Animation>();

export function staysStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Moves the card with the finger, which has gone so many pixels since the press. */
export function follow(card: HTMLElement, across: number, down: number): void {
  const decision = swipeOf(across, down);
  // Read before any write, which would force a second layout.
  const lean = (across / card.clientWidth) * LEAN_DEGREES;
  card.dataset.dragging = '';
  if (decision === null) delete card.dataset.way;
  else card.dataset.way = decision;
  card.style.transform = `translate(${across}px, ${down * RISE}px) rotate(${lean}deg)`;
}

/** Starts the flight of a card from its position; a flight under way continues. */
export function flyOff(card: HTMLElement, way: Way): Animation {
  const known = underWay.get(card);
  if (known !== undefined) return known;
  const flight = card.animate({ transform: ends[way] }, { duration: FLIGHT_MS, easing: 'ease-in', fill: 'forwards' });
  underWay.set(card, flight);
  return flight;
}

/** Moves the card back to its place with its CSS transition. */
export function springBack(card: HTMLElement): void {
  underWay.get(card)?.cancel();
  underWay.delete(card);
  delete card.dataset.dragging;
  delete card.dataset.way;
  card.style.transform = '';
  card.style.opacity = '';
}

/** Sets the attributes of React's next render. False without a card on top or one below, which is not rendered yet. */
export function showExit(stage: HTMLElement, way: Way): boolean {
  const top = stage.querySelector<HTMLElement>(':scope > :not([aria-hidden])');
  const below = stage.querySelector<HTMLElement>(':scope > [data-waiting]');
  if (top === null || below === null) return false;
  // Before any change: the focus forces a layout, which is still the painted one now.
  const { activeElement } = document;
  if (activeElement !== stage && stage.contains(activeElement)) stage.focus({ preventScroll: true });
  if (staysStill()) top.style.opacity = '0';
  else flyOff(top, way);
  top.setAttribute('aria-hidden', 'true');
  below.removeAttribute('aria-hidden');
  return true;
}
