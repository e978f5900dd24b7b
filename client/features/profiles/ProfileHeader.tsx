import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { PhotoCarousel } from '#client/components/profile-view/PhotoCarousel.tsx';
import { VerifiedMark } from '#client/components/profile-view/VerifiedMark.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { CalendarIcon, CrownIcon, PinIcon } from '#client/ui/feature-icons.tsx';
import { type ProfileHeader_ProfileFragment, ProfileHeader_ProfileFragmentDoc } from './profiles.generated.ts';

const monthAndYear = new Intl.DateTimeFormat('en-NG', { month: 'long', year: 'numeric', timeZone: 'Africa/Lagos' });

type Props = { profile: FragmentType<ProfileHeader_ProfileFragment>; isPremium: boolean };

export function ProfileHeader({ profile, isPremium }: Props) {
  const data = useFragmentData(ProfileHeader_ProfileFragmentDoc, profile);
  if (data === null) return null;
  return (
    <header className="grid items-end gap-5 sm:grid-cols-[14rem_1fr] sm:gap-8">
      <div className="aspect-4/5 w-full overflow-hidden max-sm:max-h-96 rounded-xl shadow-mid">
        <PhotoCarousel photos={data.photos} name={data.fullName} sizes="(min-width: 40rem) 14rem, 92vw" />
      </div>
      <div className="grid min-w-0 grid-cols-1 justify-items-start gap-2">
        {isPremium && (
          <Badge tone="gold" icon={<CrownIcon />}>
            Premium
          </Badge>
        )}
        <h2 className="text-2xl sm:text-3xl">
          {data.fullName}, <span className="font-medium">{data.age}</span> {data.isVerified && <VerifiedMark />}
        </h2>
        {data.location !== '' && (
          <p className="flex items-center gap-2 text-ink-soft">
            <PinIcon className="shrink-0" />
            {data.location}
          </p>
        )}
        <p className="flex items-center gap-2 text-ink-soft">
          <CalendarIcon className="shrink-0" />
          Joined {monthAndYear.format(new Date(data.createdAt))}
        </p>
      </div>
    </header>
  );
}
