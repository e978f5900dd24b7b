import { type ComponentProps, type ReactNode, useId } from 'react';
import { CheckIcon, WarningIcon } from './icons.tsx';

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: string; error?: string };

/** The whole line is its click target. */
export function Checkbox({ label, hint, error, id, ...rest }: Props) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <div className="grid gap-1">
      <label htmlFor={inputId} className="flex min-h-11 items-start gap-3 py-2 text-sm leading-6">
        <span className="relative mt-px grid size-6 shrink-0 place-items-center">
          <input
            {...rest}
            id={inputId}
            type="checkbox"
            aria-invalid={error ? true : rest['aria-invalid']}
            aria-describedby={error ? `${inputId}-below` : undefined}
            className="peer absolute inset-0 appearance-none rounded-[0.45rem] border-2 border-line-strong bg-surface checked:border-crimson checked:bg-crimson aria-invalid:border-danger"
          />
          <CheckIcon
            strokeWidth="3.2"
            className="pointer-events-none relative scale-50 text-on-crimson opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100"
          />
        </span>
        <span>
          {label}
          {hint && <span className="block text-ink-soft">{hint}</span>}
        </span>
      </label>
      {error && (
        <p id={`${inputId}-below`} className="flex gap-1.5 pl-9 text-sm font-medium text-danger">
          <WarningIcon className="mt-[0.2em] shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
