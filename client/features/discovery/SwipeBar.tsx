import { useRef } from 'react';
import { IconButton } from '#client/ui/IconButton.tsx';
import { CloseIcon, HeartFilledIcon, StarFilledIcon, UndoIcon } from '#client/ui/icons.tsx';

type Props = {
  /** Undo is there only when there is something to take back. */
  canUndo: boolean;
  canLike: boolean;
  hasSuperLikes: boolean;
  onUndo: () => void;
  onPass: () => void;
  onSuperLike: () => void;
  onLike: () => void;
};

/** The decisions, always within the thumb's reach. Their places never move, also while undo is away. */
export function SwipeBar(props: Props) {
  const pass = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls.
    <div
      role="group"
      aria-label="Decide"
      className="sticky bottom-0 z-10 -mx-4 mt-auto grid grid-cols-4 place-items-center gap-1 bg-linear-to-t from-paper from-70% to-transparent px-6 pt-5 pb-[max(1rem,env(safe-area-inset-bottom))] sm:mx-auto sm:w-96"
    >
      {props.canUndo ? (
        <IconButton
          label="Undo the last pass"
          aria-keyshortcuts="Backspace"
          icon={<UndoIcon />}
          tone="raised"
          size="lg"
          className="text-gold"
          onClick={() => {
            props.onUndo();
            // The button may go away under the finger; the keyboard must not be lost with it.
            pass.current?.focus();
          }}
        />
      ) : (
        <span />
      )}
      <IconButton
        ref={pass}
        label="Pass"
        aria-keyshortcuts="ArrowLeft"
        icon={<CloseIcon strokeWidth="2.5" />}
        tone="raised"
        size="xl"
        onClick={props.onPass}
      />
      <IconButton
        label="Super like"
        aria-keyshortcuts="ArrowUp"
        aria-disabled={!props.hasSuperLikes || undefined}
        icon={<StarFilledIcon />}
        tone="raised"
        size="lg"
        className={props.hasSuperLikes ? 'text-plum' : 'text-ink-faint'}
        onClick={props.onSuperLike}
      />
      <IconButton
        label="Like"
        aria-keyshortcuts="ArrowRight"
        icon={<HeartFilledIcon />}
        tone="primary"
        size="xl"
        disabled={!props.canLike}
        onClick={props.onLike}
      />
    </div>
  );
}
