import { cx } from './cx.ts';

/** A quiet box of the size that the content is going to have. The page around it says that it loads. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('animate-breathe rounded-md bg-sunken', className)} />;
}
