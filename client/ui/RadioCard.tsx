import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type Props = { name: string; isChecked: boolean; onChoose: () => void; children: ReactNode };

/** One of a group of radio buttons, drawn as a card that is all touch target. */
export function RadioCard({ name, isChecked, onChoose, children }: Props) {
  return (
    <label
      className={cx(
        'flex min-h-13 items-center gap-3 rounded-md border px-4 py-2 transition-colors',
        isChecked ? 'border-crimson bg-crimson-tint' : 'border-line-strong bg-surface hover:border-ink',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={isChecked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-crimson"
      />
      <span className="min-w-0 break-words">{children}</span>
    </label>
  );
}
