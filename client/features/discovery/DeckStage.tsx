import { memo, useCallback, useEffect, useRef } from 'react';
import { SafetyMenu } from '#client/components/safety/SafetyMenu.tsx';
import { cx } from '#client/ui/cx.ts';
import { cornerStyle } from './card-box.ts';
import type { Card } from './deck-actions.ts';
import { SwipeBar } from './SwipeBar.tsx';
import { type Place, SwipeCard } from './SwipeCard.tsx';
import type { Counters } from './use-counters.ts';
import { useDecisions } from './use-decisions.ts';
import type { Deck } from './use-deck.ts';
import { useFirstPhoto } from './use-first-photo.ts';
import { useFlights } from './use-flights.ts';
import { usePainted } from './use-painted.ts';
import { useRecordView } from './use-record-view.ts';
import { useStageFocus } from './use-stage-focus.ts';

type Props = {
  deck: Pick<Deck, 'state' | 'dispatch'>;
  counters: Counters;
  onUpsell: () => void;
  /** In the place of the cards once all are decided on; `onUndo` is null when there is no pass to take back. */
  end: (onUndo: (() => void) | null) => React.ReactNode;
};

const CardMenu = memo(SafetyMenu);

/** The card shown, the one below it, and the decisions; once all are decided on, the end. */
export function DeckStage({ deck, counters, onUpsell, end }: Props) {
  const { state, dispatch } = deck;
  const { viewerId, likesLeft, superLikesLeft } = counters;
  const { flights, fly, land } = useFlights();
  const [current = null, next = null] = state.cards;
  // A swipe first shows the card that is there already. The one below that and the buttons are drawn, the card comes within reach, and
  // the view is recorded once this is painted.
  const painted = usePainted(state.cards);
  const stage = useRef<HTMLDivElement>(null);
  const hasPhoto = useFirstPhoto(stage, painted.length > 0);
  const below = hasPhoto && next !== null && painted.slice(0, 2).includes(next) ? next : null;
  const looked = painted[0] ?? null;
  useRecordView(viewerId, looked, looked !== null && state.viewed.has(looked.id), dispatch);
  const isPainted = looked !== null;
  useEffect(() => {
    if (isPainted) performance.mark('card');
  }, [isPainted]);

  const { swipe, undo } = useDecisions({ stage, deck, counters, fly, onUpsell });
  const onBlocked = useCallback((id: string) => dispatch({ type: 'gone', id }), [dispatch]);
  useStageFocus(stage, current?.id);

  const canUndo = state.passed.length > 0;
  if (current === null) return end(canUndo ? undo : null);
  const inHand = new Set(state.cards.map(({ id }) => id));
  // Those that leave stand first: an element that moved in the document would lose its place in the photographs.
  const laid: { card: Card; place: Place }[] = [
    ...flights.filter(({ card }) => !inHand.has(card.id)).map(({ card, way }) => ({ card, place: way })),
    { card: current, place: 'top' },
    ...(below === null ? [] : [{ card: below, place: 'below' as const }]),
  ];
  return (
    <div className="relative flex flex-1 flex-col gap-[inherit]">
      <p role="status" className="sr-only">
        {current.fullName}
      </p>
      <div ref={stage} tabIndex={-1} className="peer relative isolate rounded-xl">
        {laid.map(({ card, place }) => (
          <SwipeCard
            key={card.id}
            card={card}
            place={place}
            isInReach={card === looked}
            onSwipe={swipe}
            onGone={land}
          />
        ))}
      </div>
      <SwipeBar
        canUndo={canUndo}
        canLike={likesLeft !== 0}
        hasSuperLikes={superLikesLeft > 0}
        remaining={painted.length || state.cards.length}
        onSwipe={swipe}
        onUndo={undo}
      />
      {/* Last in the order of the focus. Beside the cards, since a drag in its dialogs would move the card around it. */}
      <CardMenu
        person={looked ?? current}
        onBlocked={onBlocked}
        tone="onPhoto"
        className={cx(cornerStyle, 'peer-has-data-dragging:opacity-0')}
      />
    </div>
  );
}
