import type { ReactNode } from 'react';
import { PinIcon, SuitcaseIcon } from '#client/ui/feature-icons.tsx';
import type { Activity } from '#rules/activity.ts';
import { ActivityPill } from './ActivityPill.tsx';
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
      <ActivityPill activity={activity} className="mb-2" />
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
