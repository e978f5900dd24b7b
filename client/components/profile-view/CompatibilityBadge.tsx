import { cx } from '#client/ui/cx.ts';
import { SparkIcon } from '#client/ui/icons.tsx';
import type { CompatibilityLevel } from '#rules/compatibility.ts';

type Props = {
  compatibility: { level: Uppercase<CompatibilityLevel>; reasons: readonly string[] };
  className?: string;
};

const looks = {
  HIGH: 'bg-leaf-tint text-leaf',
  MEDIUM: 'bg-gold-tint text-gold',
  LOW: 'bg-sunken text-ink-soft',
} as const;

const nameOf = (level: string) => `${level.charAt(0)}${level.slice(1).toLowerCase()} compatibility`;

/** For one line. A low one gives its first reason instead of its name, or nothing. */
export function compatibilityText({ level, reasons }: Props['compatibility']): string | undefined {
  return level === 'LOW' ? reasons[0] : nameOf(level);
}

export function CompatibilityBadge({ compatibility: { level, reasons }, className }: Props) {
  return (
    <section aria-label="Compatibility" className={cx('rounded-md p-4', looks[level], className)}>
      <p className={cx('flex items-center gap-2', level === 'LOW' ? 'text-xs' : 'font-semibold')}>
        <SparkIcon className="text-xl" />
        {nameOf(level)}
      </p>
      {reasons.length > 0 && (
        <ul className="mt-1.5 grid gap-0.5 text-ink text-sm">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
