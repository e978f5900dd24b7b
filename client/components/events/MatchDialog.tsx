import { useFragment } from '@apollo/client/react';
import { useEffect } from 'react';
import { tellPushMoment } from '#client/components/push/push-moment.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { HeartFilledIcon } from '#client/ui/feature-icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { Motif } from '#client/ui/Motif.tsx';
import { clearToasts } from '#client/ui/toast.tsx';
import { chatPath, paths } from '#rules/paths.ts';
import {
  type MatchMoment_MatchFragment,
  MatchMoment_MatchFragmentDoc,
  type MatchMomentQuery,
  useMatchMomentQuery,
} from './MatchMoment.generated.ts';
import { dismissMatch } from './match-announcements.ts';

export function MatchDialog({ matchId }: { matchId: string }) {
  const { data: match, complete } = useFragment({
    fragment: MatchMoment_MatchFragmentDoc,
    from: { __typename: 'Match', id: matchId },
  });
  const { data } = useMatchMomentQuery();
  const profile = complete ? match.profile : null;
  const isShown = profile !== null;
  useEffect(() => {
    // A match that cannot be shown, for example because it ended meanwhile, must not block the next ones.
    if (!isShown) dismissMatch(matchId);
    // A toast would cover the faces.
    else clearToasts();
  }, [isShown, matchId]);
  if (!complete || profile === null) return null;
  const close = () => {
    dismissMatch(matchId);
    tellPushMoment();
  };
  const title = "It's a match!";

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      description={
        match.isSuperLiked
          ? `${profile.fullName} super liked you, and you like each other.`
          : `You and ${profile.fullName} like each other.`
      }
      header={<Faces own={data?.viewer ?? null} their={profile} />}
    >
      <div className="grid gap-3">
        {match.canViewerMessage ? (
          <LinkButton to={chatPath(matchId)} onClick={close}>
            Say hello
          </LinkButton>
        ) : (
          <LinkButton to={paths.matches} onClick={close}>
            See your matches
          </LinkButton>
        )}
        <Button variant="secondary" onClick={close}>
          Keep browsing
        </Button>
      </div>
    </Dialog>
  );
}

type FacesProps = {
  own: MatchMomentQuery['viewer'];
  their: NonNullable<MatchMoment_MatchFragment['profile']>;
};

function Faces({ own, their }: FacesProps) {
  return (
    <div className="relative isolate grid h-52 place-items-center overflow-hidden bg-cloth text-cloth-print">
      <Motif className="-z-10 absolute inset-0 size-full" />
      <div className="flex animate-rise items-center">
        <Avatar
          src={own?.photos[0]?.small}
          name={own?.fullName ?? 'You'}
          size="xl"
          decorative
          className="-mr-5 -rotate-6 border-4 border-cloth-gold"
        />
        <Avatar
          src={their.avatar?.small}
          name={their.fullName}
          size="xl"
          decorative
          className="rotate-6 border-4 border-cloth-gold"
        />
        <span className="-translate-x-1/2 absolute bottom-6 left-1/2 grid size-12 place-items-center rounded-full bg-crimson text-2xl text-on-crimson shadow-mid">
          <HeartFilledIcon />
        </span>
      </div>
    </div>
  );
}
