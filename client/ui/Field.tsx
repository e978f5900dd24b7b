import { type ReactNode, useId } from 'react';
import { WarningIcon } from './icons.tsx';

export const controlStyle =
  'w-full rounded-md border border-line-strong bg-surface px-4 text-base text-ink transition-colors ' +
  'placeholder:text-ink-faint hover:border-ink-soft focus-visible:border-crimson-ink focus-visible:outline-offset-0 ' +
  'disabled:bg-sunken disabled:text-ink-faint aria-invalid:border-danger aria-invalid:bg-danger-tint/40';

export type FieldProps = {
  label: string;
  /** Shown below the control and linked by aria-describedby. */
  error?: string;
  hint?: ReactNode;
};

type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

/** Every form control is in one. */
export function Field(props: FieldProps & { id?: string; aside?: ReactNode; children: (wiring: Wiring) => ReactNode }) {
  const own = useId();
  const id = props.id ?? own;
  const below = `${id}-below`;
  const hasBelow = Boolean(props.error ?? props.hint);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {props.label}
        </label>
        {props.aside}
      </div>
      {props.children({
        id,
        'aria-invalid': props.error ? true : undefined,
        'aria-describedby': hasBelow ? below : undefined,
      })}
      {hasBelow && (
        <p
          id={below}
          className={props.error ? 'flex gap-1.5 text-sm font-medium text-danger' : 'text-sm text-ink-soft'}
        >
          {props.error && <WarningIcon className="mt-[0.2em] shrink-0" />}
          <span>{props.error ?? props.hint}</span>
        </p>
      )}
    </div>
  );
}
