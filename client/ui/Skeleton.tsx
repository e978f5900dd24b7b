import { cx } from './cx.ts';

/**
 * A quiet box of the size that the content is going to have, or of the size of words that nobody sees. The page around it says that it
 * loads.
 */
export function Skeleton({ className, words }: { className?: string; words?: string }) {
  return (
    <div aria-hidden="true" className={cx('animate-breathe rounded-md bg-sunken', className)}>
      {words !== undefined && <span className="invisible">{words}</span>}
    </div>
  );
}
