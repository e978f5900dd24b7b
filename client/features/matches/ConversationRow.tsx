import { useFragment } from '@apollo/client/react';
import { VerifiedMark } from '#client/components/profile-view/VerifiedMark.tsx';
import { briefTime } from '#client/lib/message-dates.ts';
import { thumbHashGround } from '#client/lib/thumb-hash.ts';
import { isLine, tickOf } from '#client/lib/tick.ts';
import { countText } from '#client/lib/unread.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { cx } from '#client/ui/cx.ts';
import { LockIcon } from '#client/ui/feature-icons.tsx';
import { Link } from '#client/ui/Link.tsx';
import { TickMark } from '#client/ui/TickMark.tsx';
import { lagosDay } from '#rules/age.ts';
import { chatPath } from '#rules/paths.ts';
import type { MatchProps } from './MatchCard.tsx';
import { type ConversationRow_MatchFragment, ConversationRow_MatchFragmentDoc } from './matches.generated.ts';
import { planLine } from './plan-line.ts';
import { texts } from './texts.ts';

/** The picture opens the profile, and the rest of the row the chat. */
export function ConversationRow({ matchId, onUpgrade, onOpen }: MatchProps) {
  const { data, complete } = useFragment<ConversationRow_MatchFragment>({
    fragment: ConversationRow_MatchFragmentDoc,
    fragmentName: 'ConversationRow_match',
    from: { __typename: 'Match', id: matchId },
  });
  if (!complete) return null;
  const { profile, lastMessage, unreadCount, canViewerMessage, theirReadSeq } = data;
  const name = profile?.fullName ?? texts.unknown;
  const unread = countText(unreadCount);
  const plan = planLine(data.datePlan);
  const isSaid = lastMessage?.isMine && lastMessage.kind !== 'GAME_RESULT';
  const tick = lastMessage && !isLine(lastMessage) ? tickOf(lastMessage, theirReadSeq) : null;
  return (
    <li className="relative flex min-h-18 items-center gap-3 rounded-md py-2 hover:bg-sunken sm:px-3">
      <Picture
        person={profile}
        name={name}
        onOpen={() => profile && onOpen({ id: profile.id, fullName: name, matchId })}
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-3">
          <h3 className="flex min-w-0 flex-1 items-center gap-1.5 text-base">
            <span className="truncate">{name}</span>
            {profile?.isVerified && <VerifiedMark />}
          </h3>
          {lastMessage && (
            <time
              dateTime={lastMessage.createdAt}
              className={cx('shrink-0 text-xs', unreadCount > 0 ? 'font-semibold text-crimson-ink' : 'text-ink-soft')}
            >
              {briefTime(lastMessage.createdAt, lagosDay(new Date()))}
            </time>
          )}
        </div>
        <div className="flex items-center gap-3">
          <p
            className={cx(
              'flex min-w-0 flex-1 items-center gap-1 text-sm',
              unreadCount > 0 ? 'font-semibold' : 'text-ink-soft',
            )}
          >
            {tick && <TickMark tick={tick} readTone="text-gold" />}
            <span className="truncate">
              {lastMessage
                ? `${isSaid ? `${texts.you}: ` : ''}${lastMessage.content}`
                : !canViewerMessage && unreadCount > 0 && texts.wrote(name, unread)}
            </span>
          </p>
          {!canViewerMessage && <LockIcon className="shrink-0 text-ink-soft" />}
          {unreadCount > 0 && (
            <span className="min-w-6 shrink-0 rounded-full bg-crimson px-1.5 text-center font-bold text-on-crimson text-xs leading-6">
              <span aria-hidden="true">{unread}</span>
              <span className="sr-only">{texts.unread(unread)}</span>
            </span>
          )}
        </div>
        {plan && <p className="truncate font-semibold text-crimson-ink text-sm">{plan}</p>}
      </div>
      {canViewerMessage || plan ? (
        <Link
          to={chatPath(data.id)}
          go={{ viewTransition: true }}
          aria-label={canViewerMessage ? texts.sendTo(name) : texts.dateWith(name)}
          className={whole}
        />
      ) : (
        <button type="button" aria-label={texts.upgradeFor(name)} onClick={onUpgrade} className={whole} />
      )}
    </li>
  );
}

const whole = 'absolute inset-0 rounded-md -outline-offset-3';

type PictureProps = { person: ConversationRow_MatchFragment['profile']; name: string; onOpen: () => void };

function Picture({ person, name, onOpen }: PictureProps) {
  const ground = thumbHashGround(person?.avatar?.thumbHash ?? '');
  const avatar = <Avatar src={person?.avatar?.small} name={name} decorative ground={ground} />;
  if (person === null) return avatar;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={name}
      onClick={onOpen}
      className="relative z-10 grid shrink-0 rounded-full"
    >
      {avatar}
    </button>
  );
}
