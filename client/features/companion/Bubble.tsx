import { memo } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { SpeakerIcon, StopIcon } from '#client/ui/companion-icons.tsx';
import { cx } from '#client/ui/cx.ts';
import { SparkIcon } from '#client/ui/icons.tsx';
import type { CompanionRole } from './companion.generated.ts';
import { HelpLines } from './HelpLines.tsx';
import { RateReply } from './RateReply.tsx';
import type { Message } from './reply.ts';
import { textParts } from './text-parts.ts';
import { texts } from './texts.ts';
import type { Reading } from './use-voice.ts';

const bubble = 'max-w-[88%] whitespace-pre-wrap rounded-lg px-3.5 py-2 [overflow-wrap:anywhere] sm:max-w-[75%]';

/** The coach's text as plain text, without links or tags. A tip has its own box. */
export function ReplyText({ content }: { content: string }) {
  return textParts(content).map(({ kind, text }, index) =>
    kind === 'text' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text grows only at its end.
      <p key={index} className={cx(bubble, 'rounded-bl-sm border border-line bg-surface text-ink')}>
        {text}
      </p>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <p key={index} className={cx(bubble, 'flex gap-2.5 rounded-bl-sm bg-gold-tint text-ink text-sm')}>
        <SparkIcon className="mt-0.5 shrink-0 text-gold text-lg" />
        <span className="min-w-0">
          <strong className="text-gold">{texts.tip}</strong> {text}
        </span>
      </p>
    ),
  );
}

export function Own({ content, note }: { content: string; note?: string }) {
  return (
    <li className="flex flex-col items-end px-3 pt-3 sm:px-5">
      <span className="sr-only">{texts.you}: </span>
      <p className={cx(bubble, 'rounded-br-sm bg-bubble text-on-crimson')}>{content}</p>
      {note && <span className="pt-1 text-ink-soft text-xs">{note}</span>}
    </li>
  );
}

type Props = {
  id: string;
  from: CompanionRole;
  content: string;
  isStopped: boolean;
  hasHelpLines: boolean;
  /** On the viewer's own message: there is no reply to it. */
  isAlone: boolean;
  reading: Reading | null;
  /** The reply, if it can be rated. */
  rated?: Message;
};

/** Memoized, so that it is not rendered again while another one grows. */
export const Bubble = memo(function Bubble(props: Props) {
  const { id, from, content, isStopped, hasHelpLines, isAlone, reading, rated } = props;
  if (from === 'USER') return <Own content={content} note={isAlone ? texts.noReply : undefined} />;
  const isReading = reading?.readingId === id;
  return (
    <li className="flex flex-col items-start gap-1.5 px-3 pt-3 sm:px-5">
      <span className="sr-only">{texts.name}: </span>
      <ReplyText content={content} />
      {hasHelpLines && <HelpLines />}
      {isStopped && <span className="text-ink-soft text-xs">{texts.stoppedHere}</span>}
      <div className="-ml-2 flex flex-wrap items-center empty:hidden">
        {reading && (
          <Button
            variant="ghost"
            size="sm"
            className="text-ink-soft"
            onClick={() => (isReading ? reading.stop() : reading.read(id, content))}
          >
            {isReading ? <StopIcon /> : <SpeakerIcon className="text-lg" />}
            {isReading ? texts.stopReading : texts.read}
          </Button>
        )}
        {rated && <RateReply message={rated} />}
      </div>
    </li>
  );
});
