import { type ReactNode, type Ref, useId } from 'react';
import { cx } from './cx.ts';

type Props = {
  title: string;
  description?: ReactNode;
  isDanger?: boolean;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

export function Section({ title, description, isDanger = false, ref, children }: Props) {
  const id = useId();
  return (
    <section
      ref={ref}
      aria-labelledby={id}
      className={cx(
        'grid grid-cols-1 gap-4 rounded-lg border bg-surface p-5 shadow-low sm:p-6',
        isDanger ? 'border-danger' : 'border-line',
      )}
    >
      <div className="grid gap-1">
        <h2 id={id} tabIndex={-1} className={cx('text-lg', isDanger && 'text-danger')}>
          {title}
        </h2>
        {description && <p className="text-ink-soft text-sm">{description}</p>}
      </div>
      {children}
    </section>
  );
}
