import type { FragmentType } from '@apollo/client';
import { memo, useRef } from 'react';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { CompatibilityBadge } from '#client/components/profile-view/CompatibilityBadge.tsx';
import { lineStyle } from '#client/components/profile-view/caption-line.ts';
import { PhotoCaption } from '#client/components/profile-view/PhotoCaption.tsx';
import { PhotoCarousel } from '#client/components/profile-view/PhotoCarousel.tsx';
import { ProfileDetails } from '#client/components/profile-view/ProfileDetails.tsx';
import { cardWidths } from '#client/components/profile-view/photo-source.ts';
import { VerifiedMark } from '#client/components/profile-view/VerifiedMark.tsx';
import { cx } from '#client/ui/cx.ts';
import { ChevronDownIcon } from '#client/ui/feature-icons.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { SparkIcon } from '#client/ui/icons.tsx';
import { ageStyle, captionStyle, cardStyle, detailsStyle, nameStyle, onPhone, photoStyle } from './card-box.ts';
import { staysStill } from './card-flight.ts';
import { type DeckCard_ProfileFragment, DeckCard_ProfileFragmentDoc } from './discovery.generated.ts';

type Props = { profile: FragmentType<DeckCard_ProfileFragment> };

export const DeckCard = memo(function DeckCard({ profile }: Props) {
  const data = useFragmentData(DeckCard_ProfileFragmentDoc, profile);
  const details = useRef<HTMLElement>(null);
  if (data === null) return null;
  const reasons = data.compatibility?.reasons ?? [];
  const more = `More about ${data.fullName}`;
  const showMore = () => {
    details.current?.focus({ preventScroll: true });
    details.current?.scrollIntoView({ behavior: staysStill() ? 'instant' : 'smooth' });
  };

  return (
    <article
      aria-label={`${data.fullName}, ${data.age}`}
      // Two stacked shadows would add up visibly.
      className={cx(cardStyle, 'group-data-waiting/swipe:shadow-none')}
    >
      <div className={photoStyle}>
        <PhotoCarousel photos={data.photos} name={data.fullName} sizes={cardWidths} />
        <div className={captionStyle}>
          <PhotoCaption person={data}>
            <div className="relative">
              <h2 className={nameStyle}>
                {data.fullName}, <span className={ageStyle}>{data.age}</span>{' '}
                {data.isVerified && <VerifiedMark className="text-photo-leaf" />}
              </h2>
              <IconButton
                label={more}
                icon={<ChevronDownIcon />}
                tone="onPhoto"
                onClick={showMore}
                // On a phone on its side, the button to the next photo stands as high, in the place to the right.
                className={cx(
                  'pointer-events-auto absolute top-1/2 -right-3 -translate-y-1/2 landscape:right-10',
                  onPhone,
                )}
              />
            </div>
          </PhotoCaption>
          {reasons.length > 0 && (
            <p className={cx(lineStyle, onPhone)}>
              <SparkIcon className="mt-[0.2em] shrink-0" />
              {reasons.slice(0, 2).join(' · ')}
            </p>
          )}
        </div>
      </div>
      <section
        ref={details}
        aria-label={more}
        // On a wide screen this box scrolls, and a scrolling box must be reachable by keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above.
        tabIndex={0}
        data-scrolls="y"
        className={detailsStyle}
      >
        {data.compatibility !== null && <CompatibilityBadge compatibility={data.compatibility} />}
        <ProfileDetails profile={data} />
      </section>
    </article>
  );
});
