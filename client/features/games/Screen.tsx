import type { ReactNode } from 'react';
import { useNoSecondTap } from '#client/lib/use-no-second-tap.ts';
import { cx } from '#client/ui/cx.ts';
import { Heading } from './Heading.tsx';

type Props = { title: ReactNode; kicker?: ReactNode; takesFocus?: boolean; className?: string; children: ReactNode };

export function Screen({ title, kicker, takesFocus, className, children }: Props) {
  const screen = useNoSecondTap<HTMLElement>();
  return (
    <section
      ref={screen}
      className={cx('grid gap-5 rounded-xl border border-line bg-surface p-5 shadow-low sm:p-8', className)}
    >
      <Heading kicker={kicker} takesFocus={takesFocus}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
