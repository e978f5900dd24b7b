import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { cx } from '#client/ui/cx.ts';
import { Motif } from '#client/ui/Motif.tsx';
import type { Card } from '#rules/games/matching.ts';
import { emojiName } from './emoji-names.ts';
import { Face } from './Face.tsx';
import { texts } from './texts.ts';

const words = texts.matching;

type Props = { cards: readonly Card[]; columns: number; onFlip: (card: number) => void };

function cardAfter(key: string, at: number, columns: number, count: number): number | null {
  const row = at - (at % columns);
  const to = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at - columns,
    ArrowDown: at + columns,
    Home: row,
    End: Math.min(row + columns, count) - 1,
  }[key];
  return to === undefined || to < 0 || to >= count ? null : to;
}

/** One Tab stop; the arrow keys move between the cards. */
export function Board({ cards, columns, onFlip }: Props) {
  const id = useId();
  const board = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);

  useEffect(() => board.current?.querySelector('button')?.focus(), []);

  function move(event: KeyboardEvent): void {
    const to = cardAfter(event.key, at, columns, cards.length);
    if (to === null) return;
    event.preventDefault();
    board.current?.querySelectorAll('button')[to]?.focus();
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are cards. */}
      <div
        ref={board}
        role="group"
        aria-label={words.board}
        aria-describedby={id}
        onKeyDown={move}
        className={cx('mx-auto grid w-full gap-2 sm:gap-3', columns === 5 ? 'grid-cols-5' : 'grid-cols-4')}
      >
        {cards.map((card) => (
          <CardButton key={card.id} card={card} isStop={card.id === at} onFocus={setAt} onFlip={onFlip} />
        ))}
      </div>
      <p id={id} className="sr-only">
        {words.keys}
      </p>
    </>
  );
}

type CardProps = { card: Card; isStop: boolean; onFocus: (card: number) => void; onFlip: (card: number) => void };

const side = 'absolute inset-0 grid place-items-center rounded-sm backface-hidden sm:rounded-md';

function CardButton({ card, isStop, onFocus, onFlip }: CardProps) {
  const { id, emoji, isFlipped, isMatched } = card;
  const isUp = isFlipped || isMatched;
  const name = emojiName(emoji);
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      aria-label={isMatched ? words.found(id + 1, name) : isUp ? words.faceUp(id + 1, name) : words.faceDown(id + 1)}
      aria-disabled={isUp}
      onFocus={() => onFocus(id)}
      onClick={() => onFlip(id)}
      className={cx('aspect-square min-w-11 rounded-sm perspective-midrange sm:rounded-md', isUp && 'cursor-default')}
    >
      <span
        aria-hidden="true"
        className={cx(
          'relative block size-full transition-transform duration-300 ease-out-soft transform-3d',
          isUp && 'rotate-y-180',
        )}
      >
        <span className={cx(side, 'border border-cloth-print bg-cloth text-cloth-gold')}>
          <Motif kind="flower" className="size-1/2" />
        </span>
        <span
          className={cx(
            side,
            'rotate-y-180 border-2',
            isMatched ? 'border-leaf bg-leaf-tint' : 'border-line-strong bg-surface',
          )}
        >
          <Face emoji={emoji} />
        </span>
      </span>
    </button>
  );
}
