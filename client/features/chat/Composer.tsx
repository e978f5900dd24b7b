import { type KeyboardEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { SendIcon } from '#client/ui/chat-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { limits } from '#rules/limits.ts';
import { readDraft, writeDraft } from './drafts.ts';
import { texts } from './messages.ts';
import type { TypingSignal } from './typing-signal.ts';

const max = limits.text.message;
/** The counter appears when so many characters are left. */
const COUNTER_FROM = 200;

type Props = {
  matchId: string;
  name: string;
  typing: TypingSignal;
  /** Whoever takes a button away that had the focus gives it to the field. */
  field: RefObject<HTMLTextAreaElement | null>;
  onSend: (content: string) => void;
};

/** Where one writes. What is typed is kept as a draft; mount it anew for another match. */
export function Composer({ matchId, name, typing, field, onSend }: Props) {
  const [text, setText] = useState(() => readDraft(localStorage, matchId));
  const content = text.trim();
  const left = max - content.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.style.height = 'auto';
    field.current.style.height = `${field.current.scrollHeight}px`;
  }, [text]);

  function write(next: string): void {
    setText(next);
    writeDraft(localStorage, matchId, next);
  }

  function submit(): void {
    if (content === '' || left < 0) return;
    onSend(content);
    write('');
    typing.stopped();
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
      className="border-t border-line bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={texts.placeholderTo(name)}
          aria-describedby={left <= COUNTER_FROM ? 'message-left' : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={texts.placeholder}
          enterKeyHint="send"
          autoComplete="off"
          className="max-h-40 min-h-12 min-w-0 flex-1 resize-none rounded-lg border border-line-strong bg-paper px-4 py-2.5 text-base placeholder:text-ink-faint aria-invalid:border-danger"
          onChange={(event) => {
            write(event.target.value);
            if (event.target.value.trim() === '') typing.stopped();
            else typing.typed();
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          label={texts.send}
          icon={<SendIcon />}
          tone="primary"
          disabled={content === '' || left < 0}
          className="mb-0.5"
        />
      </div>
      {left <= COUNTER_FROM && (
        <p
          id="message-left"
          role={left < 0 ? 'alert' : undefined}
          className={left < 0 ? 'pt-1 text-xs font-semibold text-danger' : 'pt-1 text-xs text-ink-soft'}
        >
          {left < 0 ? texts.tooLong : texts.left(left)}
        </p>
      )}
    </form>
  );
}
