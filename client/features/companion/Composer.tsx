import { type ComponentProps, type KeyboardEvent, type RefObject, useLayoutEffect } from 'react';
import { MicIcon } from '#client/ui/call-icons.tsx';
import { SendIcon } from '#client/ui/chat-icons.tsx';
import { StopIcon } from '#client/ui/companion-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { limits } from '#rules/limits.ts';
import { texts } from './messages.ts';
import { useHandOver } from './use-hand-over.ts';
import type { Dictation } from './use-voice.ts';

const max = limits.text.companion.max;
/** The counter appears when so many characters are left. */
const COUNTER_FROM = 200;

type Props = {
  text: string;
  onText: (text: string) => void;
  /** While a reply is under way, sending is ignored; `canStop` once there is something to stop. */
  isBusy: boolean;
  canStop: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
  dictation: Dictation | null;
  onSend: () => void;
  onStop: () => void;
};

/** Where one writes: Enter sends, Shift and Enter breaks the line. */
export function Composer({ text, onText, isBusy, canStop, field, dictation, onSend, onStop }: Props) {
  const content = text.trim();
  const left = max - content.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.style.height = 'auto';
    field.current.style.height = `${field.current.scrollHeight}px`;
  }, [text]);

  function submit(): void {
    if (content === '' || left < 0 || isBusy) return;
    onSend();
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // 229 is what Safari reports for the Enter that ends a composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      className="border-line border-t bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="mx-auto flex max-w-4xl items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={texts.placeholder}
          aria-describedby={left <= COUNTER_FROM ? 'companion-left' : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={texts.placeholder}
          enterKeyHint="send"
          autoComplete="off"
          className="max-h-40 min-h-12 min-w-0 flex-1 resize-none rounded-lg border border-line-strong bg-paper px-4 py-2.5 text-base placeholder:text-ink-faint aria-invalid:border-danger"
          onChange={({ target }) => onText(target.value)}
          onKeyDown={onKeyDown}
        />
        {dictation && (
          <IconButton
            label={dictation.isListening ? texts.stopDictating : texts.dictate}
            icon={dictation.isListening ? <StopIcon /> : <MicIcon />}
            aria-pressed={dictation.isListening}
            onClick={() => (dictation.isListening ? dictation.stop() : dictation.start())}
            className="mb-0.5"
          />
        )}
        {canStop ? (
          <Action
            key="stop"
            field={field}
            label={texts.stop}
            icon={<StopIcon />}
            onClick={() => {
              onStop();
              field.current?.focus();
            }}
          />
        ) : (
          <Action
            key="send"
            field={field}
            type="submit"
            label={texts.send}
            icon={<SendIcon />}
            disabled={content === '' || left < 0}
            aria-disabled={isBusy || undefined}
          />
        )}
      </div>
      {dictation && (
        <p role={dictation.isListening ? 'status' : undefined} className="mx-auto max-w-4xl pt-1 text-ink-soft text-xs">
          {dictation.isListening ? `${texts.dictating} ` : ''}
          {texts.dictateNote}
        </p>
      )}
      {left <= COUNTER_FROM && (
        <p
          id="companion-left"
          role={left < 0 ? 'alert' : undefined}
          className={left < 0 ? 'pt-1 font-semibold text-danger text-xs' : 'pt-1 text-ink-soft text-xs'}
        >
          {left < 0 ? texts.long : texts.left(left)}
        </p>
      )}
    </form>
  );
}

type ActionProps = ComponentProps<typeof IconButton> & Pick<Props, 'field'>;

/** Sends or stops. One takes the other's place, and the second click of a double click is not meant for what came meanwhile. */
function Action({ field, onClick, ...rest }: ActionProps) {
  const button = useHandOver(field);
  return (
    <IconButton
      {...rest}
      ref={button}
      tone="primary"
      className="mb-0.5"
      onClick={(event) => {
        if (event.detail > 1) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
