import { cx } from '#client/ui/cx.ts';
import { VerifiedIcon } from '#client/ui/feature-icons.tsx';

/** The tick beside the name of a person whose photos a reviewer confirmed. */
export function VerifiedMark({ className }: { className?: string }) {
  return (
    <span className="inline-flex align-[-0.08em]">
      <VerifiedIcon className={cx('text-[0.85em]', className ?? 'text-leaf')} />
      <span className="sr-only">Verified</span>
    </span>
  );
}
