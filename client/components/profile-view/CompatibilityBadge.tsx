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

export function CompatibilityPill({ level }: { level: Uppercase<CompatibilityLevel> }) {
  const { text, tone } = looks[level];
  return (
    <Badge icon={<SparkIcon />} tone={tone}>
      {text}
    </Badge>
  );
}

export function CompatibilityBadge({ compatibility, className }: Props) {
  const look = looks[compatibility.level];
  return (
    <section aria-label="Compatibility" className={cx('rounded-md p-4', look.ground, className)}>
      <p className={cx('flex items-center gap-2 font-semibold', look.ink)}>
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
