import { cx } from './cx.ts';

/** Sized by its class or by invisible `words`. The surrounding page announces the loading. */
export function Skeleton({ className, words }: { className?: string; words?: string }) {
  return (
    <div aria-hidden="true" className={cx('animate-breathe rounded-md bg-sunken', className)}>
      {words !== undefined && <span className="invisible">{words}</span>}
    </div>
  );
}
