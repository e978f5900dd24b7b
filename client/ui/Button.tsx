import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  loading?: boolean;
};

export function Button({ variant, size, loading = false, className, children, onClick, type, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={buttonStyle(variant, size, className)}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
