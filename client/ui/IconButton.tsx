import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type Tone = 'plain' | 'raised' | 'primary' | 'onPhoto';
type Props = Omit<ComponentProps<'button'>, 'children'> & {
  /** The action's name, for screen readers and the tooltip. */
  label: string;
  icon: ReactNode;
  tone?: Tone;
  size?: 'md' | 'lg' | 'xl';
};

const tones: Record<Tone, string> = {
  plain: 'text-ink hover:bg-sunken',
  raised: 'border border-line bg-surface text-ink shadow-mid hover:border-line-strong',
  primary: 'bg-crimson text-on-crimson shadow-mid hover:bg-crimson-deep',
  onPhoto: 'bg-black/60 text-white hover:bg-black/75',
};
const sizes = { md: 'size-11 text-[1.375rem]', lg: 'size-14 text-[1.625rem]', xl: 'size-16 text-[1.875rem]' } as const;

export function IconButton({ label, icon, tone = 'plain', size = 'md', className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-full transition-[background-color,border-color,transform]',
        'duration-150 active:scale-95 disabled:opacity-45 disabled:active:scale-100',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-45 aria-disabled:active:scale-100',
        tones[tone],
        sizes[size],
        className,
      )}
    >
      {icon}
    </button>
  );
}
