import { memo, useRef } from 'react';
import { HeartFilledIcon } from '#client/ui/feature-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { CloseIcon, StarFilledIcon } from '#client/ui/icons.tsx';
import { UndoIcon } from './browse-icons.tsx';
import type { SwipeKind } from './deck-state.ts';

type Props = {
  /** The undo button exists only while there is a decision to undo. */
  canUndo: boolean;
  canLike: boolean;
  hasSuperLikes: boolean;
  remaining: number;
  onUndo: () => void;
  onSwipe: (kind: SwipeKind) => void;
};

/** The three main buttons never move; undo appears beside them. */
export const SwipeBar = memo(function SwipeBar(props: Props) {
  const pass = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
    <div
      role="group"
      aria-label="Decide"
      data-end
      className="sticky bottom-(--tabs) z-10 -mx-4 mt-auto grid justify-items-center gap-1.5 bg-linear-to-t from-paper from-90% to-transparent px-4 pt-3 pb-2 sm:mx-0 lg:from-75% lg:pt-6 low:py-1"
    >
      <div className="relative flex items-center gap-4 max-[22rem]:gap-2 sm:gap-6">
        {props.canUndo && (
          <IconButton
            label="Undo the last pass"
            aria-keyshortcuts="Backspace"
            icon={<UndoIcon className="text-gold" />}
            tone="raised"
            className="absolute right-full mr-3 max-[22rem]:mr-2 sm:mr-7"
            onClick={() => {
              props.onUndo();
              // The undo button may disappear while pressed, so the focus moves to another button.
              pass.current?.focus();
            }}
          />
        )}
        <IconButton
          ref={pass}
          label="Pass"
          aria-keyshortcuts="ArrowLeft"
          icon={<CloseIcon strokeWidth="2.5" />}
          tone="raised"
          size="xl"
          className="max-[22rem]:size-14 low:size-12"
          onClick={() => props.onSwipe('pass')}
        />
        <IconButton
          label="Super like"
          aria-keyshortcuts="ArrowUp"
          icon={<StarFilledIcon className={props.hasSuperLikes ? 'text-plum' : 'text-ink-faint'} />}
          tone="raised"
          size="lg"
          className="low:size-12"
          onClick={() => props.onSwipe('superLike')}
        />
        <IconButton
          label="Like"
          aria-keyshortcuts="ArrowRight"
          icon={<HeartFilledIcon />}
          tone="primary"
          size="xl"
          className="max-[22rem]:size-14 low:size-12"
          // `disabled` would drop the focus with the last like. A press on this button explains why nothing happens.
          aria-disabled={!props.canLike || undefined}
          onClick={() => props.onSwipe('like')}
        />
      </div>
      <p className="text-ink-faint text-xs sm:low:absolute sm:low:left-4 sm:low:bottom-2.5 sm:low:max-w-24">
        {props.remaining} {props.remaining === 1 ? 'profile' : 'profiles'} remaining
      </p>
    </div>
  );
});
