import { useEffect, useRef, useState } from 'react';
import { UpsellDialog } from '#client/components/UpsellDialog.tsx';
import { DeckCard } from './DeckCard.tsx';
import { EndScreen } from './DeckScreens.tsx';
import { SwipeBar } from './SwipeBar.tsx';
import type { Counters } from './use-counters.ts';
import type { Deck } from './use-deck.ts';
import { useLikeProfile } from './use-like-profile.ts';
import { usePassProfile } from './use-pass-profile.ts';
import { useRecordView } from './use-record-view.ts';
import { useSuperLikeProfile } from './use-super-like-profile.ts';
import { useSwipeKeys } from './use-swipe-keys.ts';
import { useUndoPass } from './use-undo-pass.ts';

type Props = { deck: Pick<Deck, 'state' | 'dispatch'>; counters: Counters; onFilter: () => void };

/** The card shown, the one below it, and the decisions; once all are decided on, the end. */
export function DeckStage({ deck: { state, dispatch }, counters, onFilter }: Props) {
  const { viewerId, likesLeft, superLikesLeft } = counters;
  const like = useLikeProfile(viewerId, dispatch);
  const superLike = useSuperLikeProfile(viewerId, dispatch);
  const pass = usePassProfile(dispatch);
  const undo = useUndoPass(dispatch);
  const [current = null, next = null] = state.cards;
  const last = state.passed.at(-1);
  useRecordView(viewerId, current, current !== null && state.viewed.has(current.id), dispatch);

  const [isUpselling, setUpselling] = useState(false);
  const decisions = {
    onLike: () => {
      if (likesLeft === 0) setUpselling(true);
      if (current !== null) void like(current);
    },
    onSuperLike: () => void (current !== null && superLike(current)),
    onPass: () => void (current !== null && pass(current)),
    onUndo: () => void (last !== undefined && undo(last)),
  };
  useSwipeKeys({
    ArrowRight: decisions.onLike,
    ArrowUp: decisions.onSuperLike,
    ArrowLeft: decisions.onPass,
    Backspace: decisions.onUndo,
  });

  // Somebody who has read down to the interests meets the next person at the photograph.
  const stage = useRef<HTMLDivElement>(null);
  const currentId = current?.id;
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

  if (current === null) return <EndScreen onFilter={onFilter} onUndo={last === undefined ? null : decisions.onUndo} />;
  return (
    <>
      <p role="status" className="sr-only">
        {current.fullName}
      </p>
      <div ref={stage} tabIndex={-1} className="relative">
        {[current, next].map((card, index) =>
          card === null ? null : <DeckCard key={card.id} profile={card} isWaiting={index === 1} />,
        )}
      </div>
      <SwipeBar
        person={current}
        onBlocked={(id) => dispatch({ type: 'gone', id })}
        canUndo={last !== undefined}
        canLike={likesLeft !== 0}
        hasSuperLikes={superLikesLeft > 0}
        remaining={state.cards.length}
        {...decisions}
      />
      <UpsellDialog topic="likes" open={isUpselling} onOpenChange={setUpselling} />
    </>
  );
}
