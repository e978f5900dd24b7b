import { labelOf } from '#client/lib/vocabulary.ts';
import { cx } from '#client/ui/cx.ts';
import { type Activity, activityLabels } from '#rules/activity.ts';

type Props = { activity: Uppercase<Activity> | null; className: string };

/** For a photo: it brings its own ground. */
export function ActivityPill({ activity, className }: Props) {
  if (activity === null) return null;
  return (
    <p
      className={cx(
        'inline-flex items-center gap-2 rounded-full bg-black/55 px-3 py-1 font-semibold text-xs',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cx('size-2 rounded-full', activity === 'ACTIVE_NOW' ? 'bg-photo-leaf' : 'bg-white/75')}
      />
      {labelOf(activityLabels, activity)}
    </p>
  );
}
