import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';

const tones = {
  quiet: 'bg-white/15 text-white hover:bg-white/25',
  /** A device that is off stands out. */
  off: 'bg-white text-black hover:bg-white/85',
  yes: 'bg-photo-leaf text-black hover:bg-photo-leaf/85',
  no: 'bg-crimson text-on-crimson hover:bg-crimson-deep',
} as const;
const sizes = { lg: 'size-14 text-[1.625rem]', xl: 'size-16 text-[1.875rem]' } as const;

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  label: string;
  icon: ReactNode;
  tone: keyof typeof tones;
  size?: keyof typeof sizes;
};

export function CallButton({ label, icon, tone, size = 'lg', ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-full transition-[background-color,transform] duration-150',
        'focus-visible:outline-white active:scale-95 disabled:opacity-45 disabled:active:scale-100',
        tones[tone],
        sizes[size],
      )}
    >
      {icon}
    </button>
  );
}
