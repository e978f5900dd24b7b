import { useFragment } from '@apollo/client/react';
import { dayText } from '#client/lib/lagos-time.ts';
import { thumbHashGround } from '#client/lib/thumb-hash.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { LockIcon } from '#client/ui/feature-icons.tsx';
import { ChatIcon, StarFilledIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { chatPath } from '#rules/paths.ts';
import { type MatchCard_MatchFragment, MatchCard_MatchFragmentDoc } from './matches.generated.ts';
import { planLine } from './plan-line.ts';
import { texts } from './texts.ts';

export type Person = { id: string; fullName: string; matchId: string };
export type MatchProps = { matchId: string; onUpgrade: () => void; onOpen: (person: Person) => void };

/** A match in which nobody wrote yet: a card on wide screens, a picture in a row on phones. */
export function MatchCard({ matchId, onUpgrade, onOpen }: MatchProps) {
  const { data, complete } = useFragment<MatchCard_MatchFragment>({
    fragment: MatchCard_MatchFragmentDoc,
    fragmentName: 'MatchCard_match',
    from: { __typename: 'Match', id: matchId },
  });
  if (!complete) return null;
  const { profile } = data;
  const name = profile?.fullName ?? texts.unknown;
  const plan = planLine(data.datePlan);
  return (
    <li className="relative flex flex-col gap-4 max-lg:w-26 max-lg:shrink-0 max-lg:snap-start max-lg:gap-2 max-lg:text-center lg:rounded-lg lg:border lg:border-line lg:bg-surface lg:p-5 lg:shadow-low lg:hover:border-line-strong">
      <div className="flex items-start gap-4 max-lg:flex-col max-lg:items-center max-lg:gap-1">
        <Avatar
          src={profile?.avatar?.small}
          name={name}
          size="lg"
          decorative
          ground={thumbHashGround(profile?.avatar?.thumbHash ?? '')}
          className="max-lg:size-18 max-lg:text-lg"
        />
        <div className="grid min-w-0 max-w-full gap-1 lg:flex-1">
          <h3 className="truncate text-sm lg:text-lg">
            {profile === null ? (
              name
            ) : (
              // The whole card is its target; what else can be pressed lies above.
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => onOpen({ id: profile.id, fullName: name, matchId: data.id })}
                className="max-w-full truncate rounded-sm text-left after:absolute after:inset-0 after:rounded-lg"
              >
                {name}
              </button>
            )}
          </h3>
          <p className="text-xs text-ink-soft max-lg:hidden">
            <time dateTime={data.createdAt}>{texts.matchedOn(dayText(data.createdAt))}</time>
          </p>
          {data.isSuperLiked && (
            <Badge tone="gold" icon={<StarFilledIcon />} className="max-lg:absolute max-lg:top-0 max-lg:right-2">
              <span className="max-lg:sr-only">{texts.superLiked}</span>
            </Badge>
          )}
        </div>
      </div>
      {plan && <p className="font-semibold text-crimson-ink text-xs lg:text-sm">{plan}</p>}
      <p className="line-clamp-3 grow text-sm text-ink-soft max-lg:hidden">{profile?.bio || texts.noBio}</p>
      {data.canViewerMessage || plan ? (
        <LinkButton
          to={chatPath(data.id)}
          go={{ viewTransition: true }}
          aria-label={data.canViewerMessage ? texts.sendTo(name) : texts.dateWith(name)}
          className={action}
        >
          <ChatIcon className="max-lg:hidden" />
          <span>
            {data.canViewerMessage ? (
              <>
                <span className="max-lg:sr-only">Send </span>Message
              </>
            ) : (
              texts.seeDate
            )}
          </span>
        </LinkButton>
      ) : (
        <Button variant="secondary" aria-label={texts.upgradeFor(name)} onClick={onUpgrade} className={action}>
          <LockIcon className="max-lg:hidden" />
          <span>
            Upgrade<span className="max-lg:sr-only"> to Message</span>
          </span>
        </Button>
      )}
    </li>
  );
}

const action = 'relative max-lg:min-h-11 max-lg:px-2 max-lg:text-sm';
