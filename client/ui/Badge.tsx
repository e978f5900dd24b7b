import type { ReactNode } from 'react';
import { cx } from './cx.ts';

const tones = {
  plain: 'bg-sunken text-ink-soft',
  crimson: 'bg-crimson-tint text-crimson-ink',
  leaf: 'bg-leaf-tint text-leaf',
  gold: 'bg-gold-tint text-gold',
  plum: 'bg-plum-tint text-plum',
  onPhoto: 'bg-black/60 text-white',
} as const;

type Props = { tone?: keyof typeof tones; icon?: ReactNode; children: ReactNode; className?: string };

/** Crimson is for the brand, leaf for verified and active, gold and plum for tiers. */
export function Badge({ tone = 'plain', icon, children, className }: Props) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-xs leading-5 font-semibold',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
