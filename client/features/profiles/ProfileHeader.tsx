import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { PhotoPlaceholder } from '#client/components/PhotoPlaceholder.tsx';
import { photoSource } from '#client/components/photo-source.ts';
import { VerifiedMark } from '#client/components/VerifiedMark.tsx';
import { thumbHashGround } from '#client/lib/thumb-hash.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { CalendarIcon, CrownIcon, PinIcon } from '#client/ui/feature-icons.tsx';
import { type ProfileHeader_ProfileFragment, ProfileHeader_ProfileFragmentDoc } from './profiles.generated.ts';

const monthAndYear = new Intl.DateTimeFormat('en-NG', { month: 'long', year: 'numeric', timeZone: 'Africa/Lagos' });

type Props = { profile: FragmentType<ProfileHeader_ProfileFragment>; isPremium: boolean };

/** The photograph and who it is. */
export function ProfileHeader({ profile, isPremium }: Props) {
  const { data, complete } = useFragment({ fragment: ProfileHeader_ProfileFragmentDoc, from: profile });
  if (!complete) return null;
  return (
    <header className="grid items-end gap-5 sm:grid-cols-[14rem_1fr] sm:gap-8">
      <div
        style={data.avatar === null ? undefined : thumbHashGround(data.avatar.thumbHash)}
        className="aspect-4/5 w-full max-w-72 overflow-hidden rounded-xl shadow-mid"
      >
        {data.avatar === null ? (
          <PhotoPlaceholder name={data.fullName} />
        ) : (
          <img
            {...photoSource(data.avatar)}
            sizes="(min-width: 40rem) 14rem, 18rem"
            alt={data.fullName}
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 justify-items-start gap-2">
        {isPremium && (
          <Badge tone="gold" icon={<CrownIcon />}>
            Premium
          </Badge>
        )}
        <h2 className="text-2xl sm:text-3xl">
          {data.fullName}, <span className="font-medium">{data.age}</span> {data.verified && <VerifiedMark />}
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
