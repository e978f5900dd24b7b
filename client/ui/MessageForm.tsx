import { type KeyboardEvent, type ReactNode, type RefObject, useId, useLayoutEffect } from 'react';
import { cx } from './cx.ts';

/** The counter appears once only this many characters are left. */
const COUNTER_FROM = 200;

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  onSubmit: () => void;
  label: string;
  placeholder: string;
  /** The most characters, after trimming. */
  max: number;
  texts: { left: (count: number) => string; long: string };
  className?: string;
  children: ReactNode;
  note?: ReactNode;
};

/** The field grows with its text; Enter sends, Shift+Enter breaks the line. */
export function MessageForm(props: Props) {
  const { field, text, onText, onSubmit, label, placeholder, max, texts, className, children, note } = props;
  const counterId = useId();
  const content = text.trim();
  const left = max - content.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.style.height = 'auto';
    field.current.style.height = `${field.current.scrollHeight}px`;
  }, [text]);

  function submit(): void {
    if (content === '' || left < 0) return;
    onSubmit();
  }

  function onKeyDown(event: KeyboardEvent): void {
    // Safari reports key code 229 for the Enter that ends an input composition.
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
      <div className={cx('flex items-end gap-2', className)}>
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={label}
          aria-describedby={left <= COUNTER_FROM ? counterId : undefined}
          aria-invalid={left < 0 || undefined}
          placeholder={placeholder}
          enterKeyHint="send"
          autoComplete="off"
          className="max-h-40 min-h-12 min-w-0 flex-1 resize-none rounded-lg border border-line-strong bg-paper px-4 py-2.5 text-base placeholder:text-ink-faint aria-invalid:border-danger"
          onChange={({ target }) => onText(target.value)}
          onKeyDown={onKeyDown}
        />
        {children}
      </div>
      {note}
      {left <= COUNTER_FROM && <Counter id={counterId} left={left} texts={texts} />}
    </form>
  );
}

function Counter({ id, left, texts }: { id: string; left: number; texts: Props['texts'] }) {
  return (
    <p
      id={id}
      role={left < 0 ? 'alert' : undefined}
      className={left < 0 ? 'pt-1 font-semibold text-danger text-xs' : 'pt-1 text-ink-soft text-xs'}
    >
      {left < 0 ? texts.long : texts.left(left)}
    </p>
  );
}
