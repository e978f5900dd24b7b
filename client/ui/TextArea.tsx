import type { ComponentProps } from 'react';
import { Counter } from './Counter.tsx';
import { cx } from './cx.ts';
import { controlStyle, Field, type FieldProps } from './Field.tsx';

type Props = ComponentProps<'textarea'> & FieldProps & { counter?: { value: string; max: number } };

export function TextArea({ label, error, hint, counter, id, className, ...rest }: Props) {
  return (
    <Field label={label} error={error} hint={hint} id={id} aside={counter && <Counter {...counter} />}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          className={cx(controlStyle, 'field-sizing-content min-h-28 resize-y py-3', className)}
        />
      )}
    </Field>
  );
}
