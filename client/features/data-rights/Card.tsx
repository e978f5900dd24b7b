import { type ReactNode, useId } from 'react';
import { cx } from '#client/ui/cx.ts';

type Props = { title: string; isDanger?: boolean; children: ReactNode };

export function Card({ title, isDanger = false, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx(
        'grid grid-cols-1 gap-4 rounded-lg border bg-surface p-5 sm:p-6',
        isDanger ? 'border-danger' : 'border-line',
      )}
    >
      <h2 id={id} className={cx('text-lg', isDanger && 'text-danger')}>
        {title}
      </h2>
      {children}
    </section>
  );
}
