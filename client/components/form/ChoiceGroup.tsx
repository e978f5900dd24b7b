import { useId } from 'react';
import { cx } from '#client/ui/cx.ts';
import { WarningIcon } from '#client/ui/icons.tsx';

type Props<V extends string> = {
  legend: string;
  options: readonly { value: V; label: string }[];
  /** Empty if nothing is chosen yet. */
  value: V | '';
  onChange: (value: V) => void;
  error?: string;
  hint?: string;
};

/** Radio buttons drawn as pills, each a full touch target. */
export function ChoiceGroup<V extends string>({ legend, options, value, onChange, error, hint }: Props<V>) {
  const id = useId();
  const below = error ?? hint;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={error ? true : undefined}
      aria-describedby={below ? `${id}-below` : undefined}
      className="grid gap-2"
    >
      <span id={`${id}-legend`} className="font-semibold text-sm">
        {legend}
      </span>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'inline-flex min-h-11 items-center rounded-full border px-5 font-medium text-sm transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-crimson-ink has-focus-visible:outline-offset-2',
              option.value === value
                ? 'border-crimson bg-crimson-tint text-crimson-ink'
                : 'border-line-strong bg-surface hover:border-ink',
            )}
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      {below && (
        <p
          id={`${id}-below`}
          className={error ? 'flex gap-1.5 font-medium text-danger text-sm' : 'text-ink-soft text-sm'}
        >
          {error && <WarningIcon className="mt-[0.2em] shrink-0" />}
          {below}
        </p>
      )}
    </div>
  );
}
