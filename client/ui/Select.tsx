import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlStyle, Field, type FieldProps } from './Field.tsx';
import { ChevronDownIcon } from './feature-icons.tsx';

type Option = { value: string; label: string };
type Props = ComponentProps<'select'> &
  FieldProps & {
    options: readonly Option[];
    /** Without it there is no empty option. */
    placeholder?: string;
  };

/** The native select, because it works best with touch, keyboard and screen reader. */
export function Select({ label, error, hint, options, placeholder, id, className, ...rest }: Props) {
  return (
    <Field label={label} error={error} hint={hint} id={id}>
      {(wiring) => (
        <div className="relative">
          <select {...rest} {...wiring} className={cx(controlStyle, 'h-13 appearance-none pr-12', className)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-4 my-auto text-lg text-ink-soft" />
        </div>
      )}
    </Field>
  );
}
