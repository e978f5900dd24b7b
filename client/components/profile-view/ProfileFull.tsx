import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { SafetyMenu } from '#client/components/safety/SafetyMenu.tsx';
import { labelOf } from '#client/lib/vocabulary.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { PinIcon, SuitcaseIcon, VerifiedIcon } from '#client/ui/feature-icons.tsx';
import { activityLabels } from '#rules/activity.ts';
import { CompatibilityBadge } from './CompatibilityBadge.tsx';
import { PhotoCarousel } from './PhotoCarousel.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { type ProfileSheet_ProfileFragment, ProfileSheet_ProfileFragmentDoc } from './ProfileSheet.generated.ts';
import { cardWidths } from './photo-source.ts';

type Props = {
  profile: FragmentType<ProfileSheet_ProfileFragment>;
  matchId: string | undefined;
  onBlocked: () => void | Promise<void>;
};

export function ProfileFull({ profile, matchId, onBlocked }: Props) {
  const data = useFragmentData(ProfileSheet_ProfileFragmentDoc, profile);
  if (data === null) return null;
  const place = [data.location, data.distanceText].filter(Boolean).join(' · ');

  return (
    <article aria-label={`${data.fullName}, ${data.age}`} className="-m-6 grid grid-cols-1">
      <div className="relative aspect-4/5 max-h-[60dvh] min-h-72 w-full overflow-hidden bg-sunken">
        <PhotoCarousel photos={data.photos} name={data.fullName} sizes={cardWidths} />
        <SafetyMenu
          person={{ id: data.id, fullName: data.fullName }}
          matchId={matchId}
          onBlocked={onBlocked}
          tone="onPhoto"
          className="absolute top-6 right-3"
        />
      </div>
      <div className="grid grid-cols-1 gap-5 p-6">
        <div className="grid gap-2">
          <h3 className="break-words text-2xl">
            {data.fullName}, <span className="font-medium">{data.age}</span>
          </h3>
          {place !== '' && (
            <p className="flex items-start gap-1.5 text-ink-soft text-sm">
              <PinIcon className="mt-[0.2em] shrink-0" />
              {place}
            </p>
          )}
          <div className="flex flex-wrap gap-1.5 empty:hidden">
            {data.isVerified && (
              <Badge tone="leaf" icon={<VerifiedIcon />}>
                Verified
              </Badge>
            )}
            {data.activity !== null && (
              <Badge tone={data.activity === 'ACTIVE_NOW' ? 'leaf' : 'plain'}>
                {labelOf(activityLabels, data.activity)}
              </Badge>
            )}
            {data.visiting !== null && (
              <Badge tone="plum" icon={<SuitcaseIcon />}>
                Visiting {data.visiting}
              </Badge>
            )}
          </div>
        </div>
        {data.compatibility !== null && <CompatibilityBadge compatibility={data.compatibility} />}
        <ProfileDetails profile={data} />
      </div>
    </article>
  );
}
