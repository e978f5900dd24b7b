import { type CSSProperties, useState } from 'react';
import { cx } from './cx.ts';

const sizes = {
  sm: 'size-10 text-sm',
  md: 'size-14 text-lg',
  lg: 'size-24 text-2xl',
  xl: 'size-36 text-3xl',
} as const;

const grounds = [
  'bg-crimson-tint text-crimson-ink',
  'bg-plum-tint text-plum',
  'bg-gold-tint text-gold',
  'bg-leaf-tint text-leaf',
] as const;

type Props = {
  src: string | null | undefined;
  /** The person's name: the alternative text of the picture, and the source of the initials without one. */
  name: string;
  size?: keyof typeof sizes;
  /** True if the name is shown beside the picture, so that screen readers do not read it twice. */
  decorative?: boolean;
  className?: string;
  /** The background until the picture has loaded. */
  ground?: CSSProperties;
};

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase() || '?';
}

export function Avatar({ src, name, size = 'md', decorative = false, className, ground }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const style = cx('inline-grid shrink-0 place-items-center overflow-hidden rounded-full', sizes[size], className);
  const alt = decorative ? '' : name;
  if (src && src !== broken)
    return (
      <img
        src={src}
        alt={alt}
        loading="lazy"
        style={ground}
        onError={() => setBroken(src)}
        className={cx(style, 'object-cover')}
      />
    );
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const words = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span {...words} className={cx(style, 'font-bold tracking-tight', grounds[sum % grounds.length])}>
      <span aria-hidden="true">{initials(name)}</span>
    </span>
  );
}
