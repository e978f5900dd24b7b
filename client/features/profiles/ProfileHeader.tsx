import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { PhotoCarousel } from '#client/components/profile-view/PhotoCarousel.tsx';
import { VerifiedMark } from '#client/components/profile-view/VerifiedMark.tsx';
import { thumbHashGround } from '#client/lib/thumb-hash.ts';
import { useIsWide } from '#client/lib/use-is-wide.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { CalendarIcon, CrownIcon, PinIcon } from '#client/ui/feature-icons.tsx';
import { type ProfileHeader_ProfileFragment, ProfileHeader_ProfileFragmentDoc } from './profiles.generated.ts';

const monthAndYear = new Intl.DateTimeFormat('en-NG', { month: 'long', year: 'numeric', timeZone: 'Africa/Lagos' });

type Props = { profile: FragmentType<ProfileHeader_ProfileFragment>; isPremium: boolean };

export function ProfileHeader({ profile, isPremium }: Props) {
  const data = useFragmentData(ProfileHeader_ProfileFragmentDoc, profile);
  const isWide = useIsWide();
  if (data === null) return null;
  const main = data.photos[0];
  return (
    <header className="flex flex-wrap items-center gap-4 lg:grid lg:grid-cols-[14rem_1fr] lg:items-end lg:gap-8">
      {isWide ? (
        <div className="aspect-4/5 w-full overflow-hidden rounded-xl shadow-mid">
          <PhotoCarousel photos={data.photos} name={data.fullName} sizes="14rem" />
        </div>
      ) : (
        <Avatar
          src={main?.small}
          name={data.fullName}
          size="lg"
          decorative
          ground={thumbHashGround(main?.thumbHash ?? '')}
          className="shadow-low"
        />
      )}
      <div className="grid min-w-0 grow basis-40 grid-cols-1 justify-items-start gap-1 lg:gap-2">
        <h2 className="text-xl lg:text-3xl">
          {data.fullName}, <span className="font-medium">{data.age}</span> {data.isVerified && <VerifiedMark />}{' '}
          {/* The banner says it in words. */}
          {isPremium && (
            <span className="inline-grid size-6 place-items-center rounded-full bg-gold-tint align-middle text-gold text-sm">
              <CrownIcon />
              <span className="sr-only">Premium</span>
            </span>
          )}
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
