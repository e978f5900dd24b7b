import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

type Props = { label: string; hint?: ReactNode; checked: boolean; onChange: (checked: boolean) => void };

/** Takes effect at once. The whole line is its click target. */
export function Switch({ label, hint, checked, onChange }: Props) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-4 py-2">
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-semibold text-sm">
          {label}
        </span>
        {hint && (
          <span id={`${id}-below`} className="block text-ink-soft text-sm">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-block h-8 w-14 shrink-0">
        <input
          id={id}
          type="checkbox"
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-below` : undefined}
          checked={checked}
          onChange={({ target }) => onChange(target.checked)}
          className="peer absolute inset-0 size-full appearance-none rounded-full border-2 border-line-strong bg-sunken transition-colors checked:border-crimson checked:bg-crimson"
        />
        <span
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute top-1.5 left-1.5 size-5 rounded-full transition-transform',
            checked ? 'translate-x-6 bg-on-crimson' : 'bg-line-strong',
          )}
        />
      </span>
    </label>
  );
}
