import type { ReactNode } from 'react';
import { labelOf } from '#client/lib/vocabulary.ts';
import { cx } from '#client/ui/cx.ts';
import { PinIcon, SuitcaseIcon } from '#client/ui/feature-icons.tsx';
import { type Activity, activityLabels } from '#rules/activity.ts';
import { lineStyle } from './caption-line.ts';

type Props = {
  person: {
    activity: Uppercase<Activity> | null;
    location: string;
    distanceText: string | null;
    visiting: string | null;
  };
  children: ReactNode;
};

export function PhotoCaption({ person: { activity, location, distanceText, visiting }, children }: Props) {
  const place = [location, distanceText].filter(Boolean).join(' · ');
  return (
    <>
      {activity !== null && (
        <p className="mb-2 inline-flex items-center gap-2 rounded-full bg-black/55 px-3 py-1 font-semibold text-xs">
          <span
            aria-hidden="true"
            className={cx('size-2 rounded-full', activity === 'ACTIVE_NOW' ? 'bg-photo-leaf' : 'bg-white/75')}
          />
          {labelOf(activityLabels, activity)}
        </p>
      )}
      {children}
      {place !== '' && (
        <p className={lineStyle}>
          <PinIcon className="mt-[0.2em] shrink-0" />
          {place}
        </p>
      )}
      {visiting !== null && (
        <p className={lineStyle}>
          <SuitcaseIcon className="mt-[0.2em] shrink-0" />
          Visiting {visiting}
        </p>
      )}
    </>
  );
}
