import { memo } from 'react';
import { timeText } from '#client/lib/message-dates.ts';
import { tickNames } from '#client/lib/tick.ts';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { TickMark } from '#client/ui/TickMark.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { texts } from './texts.ts';
import type { BubbleRow } from './thread.ts';

type Props = BubbleRow & { onRetry: (clientId: string) => void; onDiscard: (clientId: string) => void };

const looks = {
  mine: 'bg-bubble text-on-crimson',
  failed: 'border border-danger bg-danger-tint text-ink',
  theirs: 'border border-line bg-surface text-ink',
} as const;

/** Memoized, so that typing stays fast in a long thread. */
export const Bubble = memo(function Bubble(props: Props) {
  const { content, place, at, tick, opens, closes, clientId, onRetry, onDiscard } = props;
  const isMine = tick !== null;
  const hasFailed = tick === 'failed' && clientId !== null;
  const look = hasFailed ? looks.failed : isMine ? looks.mine : looks.theirs;
  return (
    <li className={cx('flex flex-col px-3 sm:px-5', isMine ? 'items-end' : 'items-start', opens ? 'pt-2.5' : 'pt-0.5')}>
      <div
        dir="auto"
        className={cx(
          'flow-root max-w-[85%] whitespace-pre-wrap rounded-lg px-3.5 py-2 [overflow-wrap:anywhere] sm:max-w-[70%]',
          look,
          closes && (isMine ? 'rounded-br-sm' : 'rounded-bl-sm'),
        )}
      >
        {place ? <PlaceCard place={place} content={content} /> : content}
        {/* Floats at the end of the last line if there is room, otherwise below it; on the left of a text that runs to the left. */}
        <span
          className={cx(
            'float-end ms-2 mt-1 -mb-1 flex items-center gap-0.5 text-xs leading-5',
            isMine && !hasFailed ? 'text-on-crimson' : 'text-ink-soft',
          )}
        >
          <time dateTime={at}>{timeText(at)}</time>
          {tick && <TickMark tick={tick} readTone="text-cloth-gold" />}
        </span>
      </div>
      {hasFailed && (
        <div className="flex flex-wrap items-center justify-end gap-x-1">
          <span className="text-sm font-semibold text-danger">{tickNames.failed}</span>
          <Button variant="ghost" size="sm" onClick={() => onRetry(clientId)}>
            {texts.retry}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => onDiscard(clientId)}>
            {texts.discard}
          </Button>
        </div>
      )}
    </li>
  );
});
