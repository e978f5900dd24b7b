import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { ActivityPill } from '#client/components/profile-view/ActivityPill.tsx';
import { compatibilityText } from '#client/components/profile-view/CompatibilityBadge.tsx';
import { PhotoPlaceholder } from '#client/components/profile-view/PhotoPlaceholder.tsx';
import { photoSource } from '#client/components/profile-view/photo-source.ts';
import { VerifiedMark } from '#client/components/profile-view/VerifiedMark.tsx';
import { thumbHashGround } from '#client/lib/thumb-hash.ts';
import { useSavesData } from '#client/lib/use-saves-data.ts';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { HeartFilledIcon, PinIcon, SuitcaseIcon } from '#client/ui/feature-icons.tsx';
import { CloseIcon, SparkIcon } from '#client/ui/icons.tsx';
import {
  activityStyle,
  areaStyle,
  captionStyle,
  cardStyle,
  factsStyle,
  footStyle,
  photoStyle,
  placeStyle,
} from './card-box.ts';
import { likedDay } from './liked-day.ts';
import { type LikerCard_LikerFragment, LikerCard_LikerFragmentDoc } from './likers.generated.ts';
import { texts } from './texts.ts';
import type { Answer, Waiting } from './use-answers.ts';

export type Person = { id: string; fullName: string };
type Props = {
  liker: FragmentType<LikerCard_LikerFragment>;
  /** The answer that is under way for this person. */
  underWay: Answer | null;
  onOpen: (person: Person) => void;
  onLikeBack: (someone: Waiting) => void;
  onPass: (someone: Waiting) => void;
};

export function LikerCard({ liker, underWay, onOpen, onLikeBack, onPass }: Props) {
  const data = useFragmentData(LikerCard_LikerFragmentDoc, liker);
  if (data === null) return null;
  const { profile } = data;
  const name = profile.fullName;
  const reason = profile.compatibility === null ? undefined : compatibilityText(profile.compatibility);
  const someone = { likeId: data.id, profileId: profile.id };

  return (
    <li data-liker={data.id} className={cx('relative shadow-low hover:border-line-strong', cardStyle)}>
      <div
        className={cx(photoStyle, '*:col-start-1 *:row-start-1')}
        style={thumbHashGround(profile.avatar?.thumbHash ?? '')}
      >
        <Portrait name={name} avatar={profile.avatar} />
        <div className={captionStyle}>
          <ActivityPill activity={profile.activity} className={activityStyle} />
          <h2 className="break-words text-base text-shadow-sm leading-tight sm:text-xl">
            {/* The whole card is its target; what else can be pressed lies above. */}
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => onOpen({ id: profile.id, fullName: name })}
              className="rounded-sm text-left after:absolute after:inset-0"
            >
              {name},{' '}
              <span className="whitespace-nowrap font-medium">
                {profile.age} {profile.isVerified && <VerifiedMark className="text-photo-leaf" />}
              </span>
            </button>
          </h2>
          <Place of={profile} />
        </div>
      </div>
      <div className={footStyle}>
        <div className={factsStyle}>
          {reason !== undefined && (
            <p className="truncate px-0.5 text-ink">
              <SparkIcon className="mr-1 inline max-sm:hidden" />
              {reason}
            </p>
          )}
          <p>
            <time dateTime={data.createdAt}>{texts.likedOn(likedDay(data.createdAt, new Date()))}</time>
          </p>
        </div>
        <Answers
          name={name}
          underWay={underWay}
          onLikeBack={() => onLikeBack(someone)}
          onPass={() => onPass(someone)}
        />
      </div>
    </li>
  );
}

type Located = Pick<LikerCard_LikerFragment['profile'], 'location' | 'distanceText' | 'visiting'>;

/** The distance is the one to the town that is visited, where one is. */
function Place({ of: { location, distanceText, visiting } }: { of: Located }) {
  const area = visiting === null ? location : texts.visiting(visiting);
  if (area === '' && distanceText === null) return null;
  const Icon = visiting === null ? PinIcon : SuitcaseIcon;
  return (
    <p className={placeStyle}>
      <Icon className="mt-[0.25em] shrink-0 max-sm:hidden" />
      {distanceText !== null && <span className="max-w-full">{distanceText}</span>}
      {area !== '' && <span className={areaStyle}>{distanceText === null ? area : ` · ${area}`}</span>}
    </p>
  );
}

type PortraitProps = { name: string; avatar: LikerCard_LikerFragment['profile']['avatar'] };

function Portrait({ name, avatar }: PortraitProps) {
  const isSaving = useSavesData();
  if (avatar === null) return <PhotoPlaceholder name={name} />;
  // The profile that the card opens shows the photo on a tap.
  if (isSaving) return null;
  return (
    <img
      {...photoSource(avatar)}
      sizes="(min-width: 64rem) 17rem, 45vw"
      alt=""
      loading="lazy"
      decoding="async"
      // The caption makes the box higher when it must, and the photo never does.
      className="size-full object-cover contain-size"
    />
  );
}

type AnswersProps = { name: string; underWay: Answer | null; onLikeBack: () => void; onPass: () => void };

function Answers({ name, underWay, onLikeBack, onPass }: AnswersProps) {
  return (
    <div className="relative z-10 flex justify-evenly gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.passOn(name)}
        title={texts.pass}
        loading={underWay === 'pass'}
        disabled={underWay === 'like'}
        onClick={onPass}
        className={round}
      >
        {underWay !== 'pass' && <CloseIcon className="text-xl lg:hidden" />}
        <span className="max-lg:sr-only">{texts.pass}</span>
      </Button>
      <Button
        size="sm"
        aria-label={texts.likeBackTo(name)}
        title={texts.likeBack}
        loading={underWay === 'like'}
        disabled={underWay === 'pass'}
        onClick={onLikeBack}
        className={cx(round, 'lg:grow')}
      >
        {underWay !== 'like' && <HeartFilledIcon className="text-xl lg:text-lg" />}
        <span className="max-lg:sr-only">{texts.likeBack}</span>
      </Button>
    </div>
  );
}

/** Two words beside each other fit no card of a phone. */
const round = 'max-lg:size-12 max-lg:px-0';
