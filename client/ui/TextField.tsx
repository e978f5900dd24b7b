import type { ComponentProps, ReactNode } from 'react';
import { Counter } from './Counter.tsx';
import { cx } from './cx.ts';
import { controlStyle, Field, type FieldProps } from './Field.tsx';

type Props = Omit<ComponentProps<'input'>, 'size'> &
  FieldProps & {
    counter?: { value: string; max: number };
    /** A control inside the field's right end, such as the visibility toggle of a password. */
    end?: ReactNode;
  };

export function TextField({ label, error, hint, counter, end, id, className, ...rest }: Props) {
  return (
    <Field label={label} error={error} hint={hint} id={id} aside={counter && <Counter {...counter} />}>
      {(wiring) => (
        <div className="relative">
          <input {...rest} {...wiring} className={cx(controlStyle, 'h-13', end !== undefined && 'pr-14', className)} />
          {end && <div className="absolute inset-y-0 right-1 grid place-items-center">{end}</div>}
        </div>
      )}
    </Field>
  );
}
