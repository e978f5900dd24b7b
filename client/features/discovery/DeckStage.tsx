import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Way } from './card-flight.ts';
import type { Card } from './deck-actions.ts';
import { SwipeBar } from './SwipeBar.tsx';
import { type Place, SwipeCard } from './SwipeCard.tsx';
import type { SwipeDecision } from './use-card-drag.ts';
import type { Counters } from './use-counters.ts';
import type { Deck } from './use-deck.ts';
import { useFlights } from './use-flights.ts';
import { useLeaving } from './use-leaving.ts';
import { useLikeProfile } from './use-like-profile.ts';
import { usePainted } from './use-painted.ts';
import { usePassProfile } from './use-pass-profile.ts';
import { useRecordView } from './use-record-view.ts';
import { useSuperLikeProfile } from './use-super-like-profile.ts';
import { useSwipeKeys } from './use-swipe-keys.ts';
import { useUndoPass } from './use-undo-pass.ts';

type Props = {
  deck: Pick<Deck, 'state' | 'dispatch'>;
  counters: Counters;
  onUpsell: () => void;
  /** In the place of the cards once all are decided on; `onUndo` is null when there is no pass to take back. */
  end: (onUndo: (() => void) | null) => React.ReactNode;
};

/** The card shown, the one below it, and the decisions; once all are decided on, the end. */
export function DeckStage({ deck: { state, dispatch }, counters, onUpsell, end }: Props) {
  const { viewerId, likesLeft, superLikesLeft } = counters;
  const like = useLikeProfile(viewerId, dispatch);
  const superLike = useSuperLikeProfile(viewerId, dispatch);
  const pass = usePassProfile(dispatch);
  const undo = useUndoPass(dispatch);
  const { flights, fly, land } = useFlights();
  const [current = null, next = null] = state.cards;
  const last = state.passed.at(-1);
  // A swipe first shows the card that is there already. The one below that and the buttons are drawn, the card comes within reach, and
  // the view is recorded once this is painted.
  const painted = usePainted(state.cards);
  const below = next !== null && painted.slice(0, 2).includes(next) ? next : null;
  const looked = painted[0] ?? null;
  useRecordView(viewerId, looked, looked !== null && state.viewed.has(looked.id), dispatch);

  const stage = useRef<HTMLDivElement>(null);
  const { leave, catchUp } = useLeaving(stage);
  // The card on top is seen to leave before the deck is drawn without it, and the swipe is sent after that.
  const go = (card: Card, way: Way, send: (card: Card) => Promise<void>) =>
    leave(
      way,
      () => {
        fly(card, way);
        void send(card);
      },
      () => latest.current.current !== card,
    );
  // Each answers whether the card goes.
  const onLike = (): boolean => {
    if (current === null) return false;
    const canLike = likesLeft !== 0;
    if (canLike) go(current, 'right', like);
    else {
      onUpsell();
      void like(current);
    }
    return canLike;
  };
  const onPass = (): boolean => {
    if (current === null) return false;
    go(current, 'left', pass);
    return true;
  };
  const onSuperLike = () => {
    if (current === null) return;
    if (superLikesLeft > 0) go(current, 'up', superLike);
    else void superLike(current);
  };
  const onUndo = () => void (last !== undefined && undo(last));
  const onSwipe = (decision: SwipeDecision) => (decision === 'like' ? onLike() : onPass());
  // The same functions for the life of the deck: what a swipe leaves as it is, is not drawn again.
  const latest = useRef({ current, onLike, onPass, onSuperLike, onUndo, onSwipe });
  useLayoutEffect(() => {
    latest.current = { current, onLike, onPass, onSuperLike, onUndo, onSwipe };
  });
  /** The deck as it is with every swipe before. */
  const now = useCallback(() => {
    catchUp();
    return latest.current;
  }, [catchUp]);
  const decide = useCallback((decision: SwipeDecision) => now().onSwipe(decision), [now]);
  const likeIt = useCallback(() => void now().onLike(), [now]);
  const passIt = useCallback(() => void now().onPass(), [now]);
  const superLikeIt = useCallback(() => now().onSuperLike(), [now]);
  const undoIt = useCallback(() => now().onUndo(), [now]);
  const onBlocked = useCallback((id: string) => dispatch({ type: 'gone', id }), [dispatch]);
  useSwipeKeys({ ArrowRight: likeIt, ArrowUp: superLikeIt, ArrowLeft: passIt, Backspace: undoIt });

  const currentId = current?.id;
  // Whoever had the focus on the card that leaves goes on at the next one.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (currentId !== undefined && activeElement !== stage.current && stage.current?.contains(activeElement))
      stage.current.focus({ preventScroll: true });
  }, [currentId]);
  // Somebody who has read down to the interests meets the next person at the photograph.
  useEffect(() => {
    if (currentId !== undefined && (stage.current?.getBoundingClientRect().top ?? 0) < 0) window.scrollTo({ top: 0 });
  }, [currentId]);

  // Undo at the end takes its own button away.
  const isAtEnd = currentId === undefined;
  const wasAtEnd = useRef(isAtEnd);
  useEffect(() => {
    if (wasAtEnd.current && !isAtEnd && document.activeElement === document.body) stage.current?.focus();
    wasAtEnd.current = isAtEnd;
  }, [isAtEnd]);

  if (current === null) return end(last === undefined ? null : onUndo);
  const inHand = new Set(state.cards.map(({ id }) => id));
  // Those that leave stand first: an element that moved in the document would lose its place in the photographs.
  const laid: { card: Card; place: Place }[] = [
    ...flights.filter(({ card }) => !inHand.has(card.id)).map(({ card, way }) => ({ card, place: way })),
    { card: current, place: 'top' },
    ...(below === null ? [] : [{ card: below, place: 'below' as const }]),
  ];
  return (
    <>
      <p role="status" className="sr-only">
        {current.fullName}
      </p>
      <div ref={stage} tabIndex={-1} className="relative isolate rounded-xl">
        {laid.map(({ card, place }) => (
          <SwipeCard
            key={card.id}
            card={card}
            place={place}
            isInReach={card === looked}
            onSwipe={decide}
            onGone={land}
          />
        ))}
      </div>
      <SwipeBar
        person={looked ?? current}
        onBlocked={onBlocked}
        canUndo={last !== undefined}
        canLike={likesLeft !== 0}
        hasSuperLikes={superLikesLeft > 0}
        remaining={painted.length || state.cards.length}
        onLike={likeIt}
        onPass={passIt}
        onSuperLike={superLikeIt}
        onUndo={undoIt}
      />
    </>
  );
}
