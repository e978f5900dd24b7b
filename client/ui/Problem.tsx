import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { WarningIcon } from './icons.tsx';

/** What is wrong, below a field or above a button. */
export function Problem({ children, className, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={cx('flex gap-1.5 font-medium text-danger text-sm', className)}>
      <WarningIcon className="mt-[0.2em] shrink-0" />
      <span>{children}</span>
    </p>
  );
}
