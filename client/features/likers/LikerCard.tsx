import type { FragmentType } from '@apollo/client';
import { useFragmentData } from '#client/apollo/use-fragment-data.ts';
import { CompatibilityPill } from '#client/components/profile-view/CompatibilityBadge.tsx';
import { PhotoCaption } from '#client/components/profile-view/PhotoCaption.tsx';
import { PhotoPlaceholder } from '#client/components/profile-view/PhotoPlaceholder.tsx';
import { photoSource } from '#client/components/profile-view/photo-source.ts';
import { VerifiedMark } from '#client/components/profile-view/VerifiedMark.tsx';
import { dayText } from '#client/lib/lagos-time.ts';
import { thumbHashGround } from '#client/lib/thumb-hash.ts';
import { useSavesData } from '#client/lib/use-saves-data.ts';
import { Button } from '#client/ui/Button.tsx';
import { HeartFilledIcon } from '#client/ui/feature-icons.tsx';
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
  const someone = { likeId: data.id, profileId: profile.id };

  return (
    <li
      data-liker={data.id}
      className="relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-low hover:border-line-strong"
    >
      <div
        className="grid aspect-square min-h-0 grid-cols-1 grid-rows-1 bg-sunken *:col-start-1 *:row-start-1 sm:aspect-4/5"
        style={thumbHashGround(profile.avatar?.thumbHash ?? '')}
      >
        <Portrait name={name} avatar={profile.avatar} />
        <div className="self-end bg-linear-to-t from-black/80 via-black/45 to-transparent px-4 pt-14 pb-4 text-white">
          <PhotoCaption person={profile}>
            <h2 className="break-words text-xl text-shadow-sm">
              {/* The whole card is its target; what else can be pressed lies above. */}
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen({ id: profile.id, fullName: name })}
                className="rounded-sm text-left after:absolute after:inset-0"
              >
                {name}, <span className="font-medium">{profile.age}</span>
              </button>{' '}
              {profile.isVerified && <VerifiedMark className="text-photo-leaf" />}
            </h2>
          </PhotoCaption>
        </div>
      </div>
      <div className="flex grow flex-col justify-between gap-4 p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          {profile.compatibility !== null && <CompatibilityPill compatibility={profile.compatibility} />}
          <p className="text-ink-soft text-xs">
            <time dateTime={data.createdAt}>{texts.likedOn(dayText(data.createdAt))}</time>
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

type PortraitProps = { name: string; avatar: LikerCard_LikerFragment['profile']['avatar'] };

function Portrait({ name, avatar }: PortraitProps) {
  const isSaving = useSavesData();
  if (avatar === null) return <PhotoPlaceholder name={name} />;
  // The profile that the card opens shows the photo on a tap.
  if (isSaving) return null;
  return (
    <img
      {...photoSource(avatar)}
      sizes="(min-width: 64rem) 22rem, 48vw"
      alt=""
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
    />
  );
}

type AnswersProps = { name: string; underWay: Answer | null; onLikeBack: () => void; onPass: () => void };

function Answers({ name, underWay, onLikeBack, onPass }: AnswersProps) {
  return (
    <div className="relative z-10 grid grid-cols-[auto_1fr] gap-2">
      <Button
        variant="secondary"
        size="sm"
        aria-label={texts.passOn(name)}
        loading={underWay === 'pass'}
        disabled={underWay === 'like'}
        onClick={onPass}
      >
        {texts.pass}
      </Button>
      <Button
        size="sm"
        aria-label={texts.likeBackTo(name)}
        loading={underWay === 'like'}
        disabled={underWay === 'pass'}
        onClick={onLikeBack}
      >
        {underWay !== 'like' && <HeartFilledIcon className="text-lg" />}
        {texts.likeBack}
      </Button>
    </div>
  );
}
