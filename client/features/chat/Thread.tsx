import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { timeText } from '#client/lib/message-dates.ts';
import { PhoneIcon } from '#client/ui/call-icons.tsx';
import { ArrowDownIcon } from '#client/ui/chat-icons.tsx';
import { cx } from '#client/ui/cx.ts';
import { DiceIcon } from '#client/ui/feature-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Link } from '#client/ui/Link.tsx';
import { Bubble } from './Bubble.tsx';
import { texts } from './texts.ts';
import type { LineRow, Row } from './thread.ts';
import { NEAR_END, useReachTop, useThreadScroll } from './use-thread-scroll.ts';

type Props = {
  rows: readonly Row[];
  hasEarlier: boolean;
  /** Loads earlier messages; resolves to false on failure. */
  onEarlier: () => Promise<boolean>;
  onRetry: (clientId: string) => void;
  onDiscard: (clientId: string) => void;
  /** The game that the last result is of can still be looked at. */
  hasGame: boolean;
  /** Shown above the first message once everything is loaded. */
  beginning: ReactNode;
};

const looks = {
  mine: 'bg-sunken text-ink-soft',
  theirs: 'bg-danger-tint text-danger',
  game: 'bg-plum-tint text-plum',
} as const;

function Separator({ label, isUnread = false }: { label: string; isUnread?: boolean }) {
  return (
    <li className="flex items-center gap-3 px-5 pt-5 pb-1" data-unread={isUnread || undefined}>
      <span className="h-px flex-1 bg-line" />
      <span className={isUnread ? 'text-xs font-bold text-crimson-ink' : 'text-xs font-semibold text-ink-soft'}>
        {label}
      </span>
      <span className="h-px flex-1 bg-line" />
    </li>
  );
}

/** A call that nobody took, or how a game ended. */
function Line({ isGame, isMine, content, at, isLink }: LineRow & { isLink: boolean }) {
  const words = (
    <>
      {isGame ? <DiceIcon className="size-4 shrink-0" /> : <PhoneIcon className="size-4 shrink-0" />}
      {content}
      <time dateTime={at} className="text-xs">
        {timeText(at)}
      </time>
    </>
  );
  const shape = 'flex items-center gap-2 rounded-full px-3 py-1 text-sm';
  return (
    <li className="flex justify-center px-5 pt-3 pb-1">
      {isLink ? (
        <Link to="?game" className={cx(shape, looks.game, 'min-h-11 hover:underline')}>
          {words}
        </Link>
      ) : (
        <p className={cx(shape, isGame ? looks.game : isMine ? looks.mine : looks.theirs)}>{words}</p>
      )}
    </li>
  );
}

/** Opens at the newest message, and at the first unread one once it is there. Must have the match id as `key`. */
export function Thread({ rows, hasEarlier, onEarlier, onRetry, onDiscard, hasGame, beginning }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const firstKey = rows.find(({ kind }) => kind === 'bubble' || kind === 'line')?.key ?? '';
  const last = rows.at(-1);
  const lastKey = last?.key ?? '';
  const gameKey = hasGame && rows.findLast((row) => row.kind === 'line' && row.isGame)?.key;
  const { isAtEnd, toEnd } = useThreadScroll({ box, firstKey, lastKey });
  useReachTop({ box, mark: top, isOn: hasEarlier, onReach: onEarlier, version: firstKey });

  const hasUnread = rows.some(({ kind }) => kind === 'unread');
  useLayoutEffect(() => {
    const unread = hasUnread && box.current?.querySelector('[data-unread]');
    // Whoever has scrolled up meanwhile stays there.
    if (!box.current || !unread || box.current.scrollTop < -NEAR_END) return;
    box.current.scrollTop += unread.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
  }, [hasUnread]);

  // One's own new message is always scrolled into view.
  const ownKey = last?.kind === 'bubble' && last.tick === 'sending' ? last.key : null;
  useLayoutEffect(() => {
    if (ownKey !== null) toEnd();
  }, [ownKey, toEnd]);

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        aria-label={texts.thread}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
        tabIndex={0}
        className="flex size-full flex-col-reverse overflow-y-auto overscroll-contain -outline-offset-3 [overflow-anchor:none]"
      >
        <div className="pb-4">
          <div ref={top} />
          {!hasEarlier && beginning}
          <ol>
            {rows.map((row) => {
              if (row.kind === 'day') return <Separator key={row.key} label={row.label} />;
              if (row.kind === 'unread') return <Separator key={row.key} label={texts.newMessages} isUnread />;
              if (row.kind === 'line') return <Line {...row} key={row.key} isLink={row.key === gameKey} />;
              const { key, ...bubble } = row;
              return <Bubble key={key} {...bubble} onRetry={onRetry} onDiscard={onDiscard} />;
            })}
          </ol>
        </div>
      </section>
      {!isAtEnd && (
        <IconButton
          label={texts.toNewest}
          icon={<ArrowDownIcon />}
          tone="raised"
          onClick={() => toEnd('smooth')}
          className="absolute right-4 bottom-4"
        />
      )}
    </div>
  );
}
