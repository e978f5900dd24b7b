/** A card under a finger or a mouse: the app's, and the first ones, which the document draws. */
import { swipeOf } from '#rules/swipe.ts';
import { follow, type SwipeDecision, springBack } from './card-flight.ts';

/** A finger that moves less taps. */
const TAP_PX = 3;

type Answers = {
  /** Decides at the end of a long and level drag: false springs the card back. */
  onSwipe: (decision: SwipeDecision) => boolean;
  onTap?: (event: PointerEvent) => void;
};

/** The card follows until the returned function is called. */
export function letFollow(card: HTMLElement, { onSwipe, onTap }: Answers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let from: PointerEvent | null = null;
  let isDragged = false;

  const press = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0) return;
    // So that its way and its release are heard of wherever they are. A press of what lies here still counts.
    if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    from = event;
    isDragged = false;
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== from?.pointerId) return;
    const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!isDragged && Math.hypot(across, down) < TAP_PX) return;
    isDragged = true;
    // A mouse would select the text it moves over.
    getSelection()?.removeAllRanges();
    follow(card, across, down);
  };
  const release = (event: PointerEvent) => {
    if (event.pointerId !== from?.pointerId) return;
    const decision = swipeOf(event.clientX - from.clientX, event.clientY - from.clientY);
    from = null;
    if (!isDragged) onTap?.(event);
    else if (decision === null || !onSwipe(decision)) springBack(card);
  };
  /** The browser takes the pointer, when it starts to scroll the page for instance. */
  const give = ({ pointerId }: PointerEvent) => {
    if (pointerId !== from?.pointerId) return;
    from = null;
    springBack(card);
  };
  /** The end of a drag is no press of what lies below it. A click without a count comes from the keyboard. */
  const click = (event: MouseEvent) => {
    if (!isDragged || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };

  card.addEventListener('pointerdown', press, { signal });
  card.addEventListener('pointermove', move, { signal });
  card.addEventListener('pointerup', release, { signal });
  card.addEventListener('pointercancel', give, { signal });
  card.addEventListener('lostpointercapture', give, { signal });
  card.addEventListener('click', click, { signal, capture: true });
  return () => listening.abort();
}
