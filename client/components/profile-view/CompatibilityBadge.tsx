import { Badge } from '#client/ui/Badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { SparkIcon } from '#client/ui/icons.tsx';
import type { CompatibilityLevel } from '#rules/compatibility.ts';

type Props = {
  compatibility: { level: Uppercase<CompatibilityLevel>; reasons: readonly string[] };
  className?: string;
};

const looks = {
  HIGH: { text: 'High compatibility', tone: 'leaf', ground: 'bg-leaf-tint', ink: 'text-leaf' },
  MEDIUM: { text: 'Medium compatibility', tone: 'gold', ground: 'bg-gold-tint', ink: 'text-gold' },
  LOW: { text: 'Low compatibility', tone: 'plain', ground: 'bg-sunken', ink: 'text-ink-soft' },
} as const;

/** On a picture. A low one shows its first reason instead of its name, if it has one. */
export function CompatibilityPill({ compatibility: { level, reasons } }: Pick<Props, 'compatibility'>) {
  const { text, tone } = looks[level];
  const shown = level === 'LOW' ? reasons[0] : text;
  if (shown === undefined) return null;
  return (
    <Badge icon={<SparkIcon />} tone={tone}>
      {shown}
    </Badge>
  );
}

export function CompatibilityBadge({ compatibility, className }: Props) {
  const look = looks[compatibility.level];
  return (
    <section aria-label="Compatibility" className={cx('rounded-md p-4', look.ground, className)}>
      <p
        className={cx('flex items-center gap-2', look.ink, compatibility.level === 'LOW' ? 'text-xs' : 'font-semibold')}
      >
        <SparkIcon className="text-xl" />
        {look.text}
      </p>
      {compatibility.reasons.length > 0 && (
        <ul className="mt-1.5 grid gap-0.5 text-ink text-sm">
          {compatibility.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
