import { cx } from '#client/ui/cx.ts';
import { Motif } from '#client/ui/Motif.tsx';

/** The coach's picture: the flower of the brand. No face, because the coach is no person. */
export function SoulMark({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('grid shrink-0 place-items-center rounded-full bg-cloth text-cloth-gold', className)}
    >
      <Motif kind="flower" className="size-3/5" />
    </span>
  );
}
