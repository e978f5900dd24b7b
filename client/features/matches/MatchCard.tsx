import { useFragment } from '@apollo/client/react';
import { dayText } from '#client/lib/lagos-time.ts';
import { thumbHashGround } from '#client/lib/thumb-hash.ts';
import { countText } from '#client/lib/unread.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { LockIcon } from '#client/ui/feature-icons.tsx';
import { ChatIcon, StarFilledIcon } from '#client/ui/icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { chatPath } from '#rules/paths.ts';
import { type MatchCard_MatchFragment, MatchCard_MatchFragmentDoc } from './matches.generated.ts';
import { texts } from './texts.ts';

type Props = { matchId: string; onUpgrade: () => void; onOpen: (person: Person) => void };
export type Person = { id: string; fullName: string; matchId: string };

export function MatchCard({ matchId, onUpgrade, onOpen }: Props) {
  const { data, complete } = useFragment<MatchCard_MatchFragment>({
    fragment: MatchCard_MatchFragmentDoc,
    fragmentName: 'MatchCard_match',
    from: { __typename: 'Match', id: matchId },
  });
  if (!complete) return null;
  const { profile, lastMessage } = data;
  const name = profile?.fullName ?? texts.unknown;
  const unread = countText(data.unreadCount);

  return (
    <li className="relative flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-low hover:border-line-strong">
      <div className="flex items-start gap-4">
        <Avatar
          src={profile?.avatar?.small}
          name={name}
          size="lg"
          decorative
          ground={thumbHashGround(profile?.avatar?.thumbHash ?? '')}
        />
        <div className="grid min-w-0 flex-1 gap-1">
          <h2 className="truncate text-lg">
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
          </h2>
          <p className="text-xs text-ink-soft">
            <time dateTime={data.createdAt}>{texts.matchedOn(dayText(data.createdAt))}</time>
          </p>
          <div className="flex flex-wrap gap-1.5 pt-1 empty:hidden">
            {data.unreadCount > 0 && <Badge tone="crimson">{texts.unread(unread)}</Badge>}
            {data.isSuperLiked && (
              <Badge tone="gold" icon={<StarFilledIcon />}>
                {texts.superLiked}
              </Badge>
            )}
          </div>
        </div>
      </div>
      <p className="line-clamp-3 grow text-sm text-ink-soft">{profile?.bio || texts.noBio}</p>
      {lastMessage && (
        <p className="truncate rounded-sm bg-sunken px-3 py-2 text-sm">
          {lastMessage.isMine && <span className="text-ink-soft">{texts.you}: </span>}
          <span className={data.unreadCount > 0 ? 'font-semibold' : undefined}>{lastMessage.content}</span>
        </p>
      )}
      {!data.canViewerMessage && data.unreadCount > 0 && (
        <p className="rounded-sm bg-sunken px-3 py-2 text-sm font-semibold">{texts.wrote(name, unread)}</p>
      )}
      {data.canViewerMessage ? (
        <LinkButton to={chatPath(data.id)} aria-label={texts.sendTo(name)} className="relative">
          <ChatIcon />
          {texts.send}
        </LinkButton>
      ) : (
        <Button variant="secondary" aria-label={texts.upgradeFor(name)} onClick={onUpgrade} className="relative">
          <LockIcon />
          {texts.upgrade}
        </Button>
      )}
    </li>
  );
}
