import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { ArrowDownIcon } from '#client/ui/chat-icons.tsx';
import { InfoIcon } from '#client/ui/feature-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Bubble, Own, ReplyText } from './Bubble.tsx';
import type { Message, StreamState } from './reply.ts';
import type { ReplyStream } from './reply-stream.ts';
import { texts } from './texts.ts';
import { useReplyText } from './use-reply-stream.ts';
import { useStickToEnd } from './use-stick-to-end.ts';
import type { Reading } from './use-voice.ts';

type Props = {
  note: string;
  opening: string;
  messages: readonly Message[];
  /** The message under way or stopped in this scenario. */
  state: StreamState;
  stream: ReplyStream;
  reading: Reading | null;
  takesFocus: boolean;
};

/** The reply as it arrives. Only this part is drawn again for each piece. */
function Growing({ stream }: { stream: ReplyStream }) {
  const text = useReplyText(stream);
  return (
    <li className="flex flex-col items-start gap-1.5 px-3 pt-3 sm:px-5" data-growing aria-busy="true">
      <span className="sr-only">{texts.name}: </span>
      {text === '' ? (
        <p className="flex min-h-10 items-center gap-1.5 rounded-lg rounded-bl-sm border border-line bg-surface px-4">
          <span className="sr-only">{texts.writing}</span>
          {['0ms', '200ms', '400ms'].map((animationDelay) => (
            <span
              key={animationDelay}
              style={{ animationDelay }}
              className="size-2 animate-breathe rounded-full bg-crimson"
            />
          ))}
        </p>
      ) : (
        <ReplyText content={text} />
      )}
    </li>
  );
}

/** The messages so far, and the one under way. */
function Exchanges({
  opening,
  messages,
  state: { own, stopped },
  stream,
  reading,
}: Omit<Props, 'note' | 'takesFocus'>) {
  const plain = { from: 'ASSISTANT', hasHelpLines: false, isAlone: false } as const;
  return (
    <ol>
      <Bubble {...plain} id="opening" content={opening} isStopped={false} reading={reading} />
      {messages.map((message, index) => {
        const { id, exchangeId, role, content, isStopped, hasHelpLines } = message;
        return (
          <Bubble
            key={id}
            id={id}
            from={role}
            content={content}
            isStopped={isStopped}
            hasHelpLines={hasHelpLines}
            isAlone={role === 'USER' && messages[index + 1]?.exchangeId !== exchangeId}
            reading={reading}
            rated={role === 'ASSISTANT' && !isStopped && !hasHelpLines ? message : undefined}
          />
        );
      })}
      {stopped && (
        <>
          <Own content={stopped.message.content} />
          {stopped.text !== '' && <Bubble {...plain} id="stopped" content={stopped.text} isStopped reading={null} />}
        </>
      )}
      {own && <Own content={own.content} />}
      {own && <Growing stream={stream} />}
    </ol>
  );
}

export function Thread({ note, opening, messages, state, stream, reading, takesFocus }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { isAtEnd, toEnd } = useStickToEnd(box, content);

  const opened = useEffectEvent(() => {
    if (takesFocus) box.current?.focus();
  });
  useEffect(() => opened(), []);

  // The person's own new message is always scrolled into view.
  const ownId = state.own?.clientId ?? null;
  useLayoutEffect(() => {
    if (ownId !== null) toEnd();
  }, [ownId, toEnd]);

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={box}
        aria-label={texts.thread}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className="size-full overflow-y-auto overscroll-contain -outline-offset-3 [overflow-anchor:none]"
      >
        <div ref={content} className="mx-auto max-w-4xl pb-4">
          <p className="flex gap-2 px-3 pt-3 text-ink-soft text-xs sm:px-5">
            <InfoIcon className="mt-[0.2em] shrink-0" />
            {note}
          </p>
          <Exchanges opening={opening} messages={messages} state={state} stream={stream} reading={reading} />
          {state.phase === 'mending' && <p className="px-5 pt-2 text-ink-soft text-sm">{texts.mending}</p>}
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
