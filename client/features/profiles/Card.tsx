import { type ReactNode, type RefObject, useId } from 'react';
import { cx } from '#client/ui/cx.ts';

type Props = {
  title: string;
  icon?: ReactNode;
  headingRef?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
  className?: string;
};

export function Card({ title, icon, headingRef, children, className }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cx('min-w-0 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6', className)}
    >
      <h2 ref={headingRef} tabIndex={headingRef && -1} id={id} className="mb-3 flex items-center gap-2.5 text-lg">
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}
