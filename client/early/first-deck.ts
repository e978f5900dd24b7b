/** The deck of the document, before the app is there: its cards follow a finger, and what is decided waits for the app to send it. */
import { readKept, sessionIdOf } from '#client/apollo/kept-session.ts';
import type { Answer, EarlySwipe } from '#client/apollo/started.ts';
import { leftKey, swipedKey } from '#client/components/outbox/keys.ts';
import { itemsAt, leaveBehind } from '#client/components/outbox/left-behind.ts';
import { unsentKey } from '#client/components/outbox/unsent-key.ts';
import { letFollow } from '#client/features/discovery/card-drag.ts';
import { flyOff, staysStill } from '#client/features/discovery/card-flight.ts';
import { newId } from '#client/lib/new-id.ts';
import { readItem, writeItem } from '#client/lib/safe-storage.ts';
import { cardOf, type Person } from './first-card.ts';

const likesIn = (items: readonly unknown[]): number =>
  items.filter((item) => (item as Partial<EarlySwipe> | null)?.kind === 'like').length;

/** False without a like left, once the app has taken over, and after a sign-out in another tab. */
function decide(kind: EarlySwipe['kind'], profileId: string): boolean {
  const { session, swipes = [], answer } = globalThis.zoboStarted ?? {};
  const kept = readKept(localStorage);
  if (session === undefined || kept === null || sessionIdOf(kept) !== session) return false;
  // An earlier page may have left likes of which the server does not know either.
  const likes = Math.max(likesIn(swipes), likesIn(itemsAt(leftKey)));
  if (kind === 'like' && likes >= (answer?.viewer?.likesLeft ?? Infinity)) return false;
  const order = Date.now();
  const swipe = { id: newId(), kind, profileId, at: new Date(order).toISOString() };
  swipes.push(swipe);
  leaveBehind([{ ...swipe, order, session, state: 'sending' }]);
  writeItem(swipedKey, JSON.stringify([...itemsAt(swipedKey), profileId]));
  writeItem(unsentKey, 'yes');
  return true;
}

/** Over the next card, until it has left. */
function sendOff(card: HTMLElement, kind: EarlySwipe['kind']): void {
  const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height, style } = card;
  style.cssText += `position: absolute; z-index: 20; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height}px`;
  card.setAttribute('aria-hidden', 'true');
  if (staysStill()) style.opacity = '0';
  const flight = staysStill() ? Promise.resolve() : flyOff(card, kind === 'like' ? 'right' : 'left').finished;
  void flight.then(() => card.remove());
}

/** Nobody once the views of this hour are used up. */
function nextOf({ deck, viewer }: Answer): Person | undefined {
  const swipes = globalThis.zoboStarted?.swipes ?? [];
  if (swipes.length >= (viewer?.viewQuota?.remaining ?? Infinity)) return undefined;
  // Swipes on them wait to be sent; the phone may have no room for those of this page.
  const swiped = (readItem(swipedKey) ?? '') + JSON.stringify(swipes);
  return (deck?.profiles as Person[] | undefined)?.find(({ id }) => !swiped.includes(id));
}

/** False once the app is there. */
const isInFrame = (card: HTMLElement): boolean => card.closest('[data-frame]') !== null;

/**
 * Draws the next person in the place of the skeleton, or of a card that leaves; after the last, the skeleton. Resolves once the photo is
 * there, or fails to come.
 */
export async function showNext(answer: Answer, skeleton: HTMLElement, place = skeleton): Promise<void> {
  if (!isInFrame(place)) return;
  const person = nextOf(answer);
  const { card = skeleton, photo = null } = person ? cardOf(person) : {};
  if (card === place) return;
  if (person) {
    const onSwipe = (kind: EarlySwipe['kind']) => {
      if (!isInFrame(card) || !decide(kind, person.id)) return false;
      stop();
      sendOff(card, kind);
      void showNext(answer, skeleton, card);
      return true;
    };
    const stop = letFollow(card, { onSwipe });
  }
  if (place.lastElementChild) card.append(place.lastElementChild);
  if (place === skeleton) place.replaceWith(card);
  else place.before(card);
  await photo?.decode().catch(() => undefined);
}
