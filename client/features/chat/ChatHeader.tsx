import { useFragment } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProfileSheet } from '#client/components/profile-view/ProfileSheet.tsx';
import { SafetyMenu } from '#client/components/safety/SafetyMenu.tsx';
import { Avatar } from '#client/ui/Avatar.tsx';
import { cx } from '#client/ui/cx.ts';
import { ArrowLeftIcon, VerifiedIcon } from '#client/ui/feature-icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { type Activity, activityLabels } from '#rules/activity.ts';
import { paths } from '#rules/paths.ts';
import { CallButtons } from './CallButtons.tsx';
import { type ChatHeader_MatchFragment, ChatHeader_MatchFragmentDoc } from './chat.generated.ts';
import { texts } from './texts.ts';

type Props = { match: { __typename: 'Match'; id: string; ' $fragmentRefs'?: unknown }; isTyping: boolean };

/** The page has its own heading with the same text for screen readers. */
export function ChatHeader({ match, isTyping }: Props) {
  const { data } = useFragment<ChatHeader_MatchFragment>({
    fragment: ChatHeader_MatchFragmentDoc,
    fragmentName: 'ChatHeader_match',
    from: { __typename: 'Match', id: match.id },
  });
  const profile = data.profile;
  const name = profile?.fullName ?? texts.unknown;
  const person = profile?.id ? { id: profile.id, fullName: name } : null;
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const leave = () => navigate(paths.matches, { replace: true });
  const activity = profile?.activity ? (profile.activity.toLowerCase() as Activity) : null;
  return (
    <header className="flex items-center max-[14rem]:flex-wrap max-[14rem]:justify-end border-b border-line bg-surface py-2 min-[24rem]:px-1 sm:gap-2 sm:pr-3 sm:pl-4">
      <LinkButton
        to={paths.matches}
        go={{ viewTransition: true }}
        variant="ghost"
        size="sm"
        aria-label={texts.back}
        title={texts.back}
        className="px-2.5 text-xl max-[24rem]:-outline-offset-3 lg:hidden"
      >
        <ArrowLeftIcon />
      </LinkButton>
      <div className="relative flex min-h-11 min-w-0 flex-1 items-center gap-1.5 min-[24rem]:gap-2">
        {/* The narrowest phones leave out the picture, because the name needs the room. A press on the name opens the profile. */}
        <span className="hidden shrink-0 min-[21rem]:grid">
          <Avatar src={profile?.avatar?.thumb} name={name} size="sm" decorative className="max-[24rem]:size-9" />
        </span>
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-1 font-bold text-sm leading-tight min-[24rem]:gap-1.5 sm:text-base">
            <Name name={name} onOpen={person && (() => setOpen(true))} />
            {profile?.isVerified && (
              <VerifiedIcon
                role="img"
                aria-hidden={false}
                aria-label={texts.verified}
                className="size-4.5 shrink-0 text-leaf"
              />
            )}
          </p>
          <p
            role="status"
            className={cx('min-h-5 truncate text-xs leading-5', isTyping ? 'font-semibold text-leaf' : 'text-ink-soft')}
          >
            {isTyping ? texts.typing : activity && activityLabels[activity]}
          </p>
        </div>
      </div>
      {person !== null && (
        <>
          <CallButtons match={{ ...data, id: match.id }} name={name} photo={profile?.avatar?.thumb ?? null} />
          <SafetyMenu person={person} matchId={match.id} onBlocked={leave} className="max-[24rem]:-outline-offset-3" />
          <ProfileSheet person={person} matchId={match.id} open={isOpen} onOpenChange={setOpen} onBlocked={leave} />
        </>
      )}
    </header>
  );
}

function Name({ name, onOpen }: { name: string; onOpen: (() => void) | null }) {
  if (onOpen === null) return <span className="line-clamp-2 wrap-anywhere">{name}</span>;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      title={texts.openProfile(name)}
      onClick={onOpen}
      // The picture and the line below belong to its target.
      className="line-clamp-2 rounded-sm pr-px text-left wrap-anywhere after:absolute after:inset-0"
    >
      {name}
    </button>
  );
}
