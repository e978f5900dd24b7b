import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'link' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex select-none items-center justify-center gap-2 rounded-full py-2 text-center leading-tight font-semibold ' +
  'transition-[background-color,border-color,color,box-shadow,transform] duration-150 active:scale-[0.98] ' +
  'disabled:opacity-55 disabled:active:scale-100 aria-busy:cursor-progress';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-crimson text-on-crimson shadow-low hover:bg-crimson-deep disabled:hover:bg-crimson',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  link: 'text-crimson-ink underline decoration-2 underline-offset-4 hover:bg-crimson-tint',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-tint',
};

/** Every size is at least 44 px high, the smallest reliable touch target. */
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 text-sm leading-tight',
  md: 'min-h-12 px-6 text-base',
  lg: 'min-h-14 px-6 text-lg sm:px-8',
};

export function buttonStyle(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', className?: string): string {
  return cx(base, variants[variant], sizes[size], className);
}
