import { useFragment } from '@apollo/client/react';
import { messageOf } from '#client/apollo/error-message.ts';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { inboxOf } from '#client/components/events/inbox.ts';
import { VerifiedMark } from '#client/components/profile-view/VerifiedMark.tsx';
import { countText } from '#client/lib/unread.ts';
import { Avatar } from '#client/ui/Avatar.tsx';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { NavLink } from '#client/ui/Link.tsx';
import { toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { chatPath } from '#rules/paths.ts';
import {
  type ChatListRow_MatchFragment,
  ChatListRow_MatchFragmentDoc,
  useChatListQuery,
} from './chat-list.generated.ts';
import { texts } from './texts.ts';

function Row({ matchId }: { matchId: string }) {
  const { data } = useFragment<ChatListRow_MatchFragment>({
    fragment: ChatListRow_MatchFragmentDoc,
    fragmentName: 'ChatListRow_match',
    from: { __typename: 'Match', id: matchId },
  });
  const name = data.profile?.fullName ?? texts.unknown;
  const unread = data.unreadCount ?? 0;
  const last = data.lastMessage;
  const line = last
    ? `${last.isMine && last.kind !== 'GAME_RESULT' ? `${texts.yours}: ` : ''}${last.content}`
    : emptyLine(data.canViewerMessage, name, unread);
  return (
    <li>
      <NavLink
        to={chatPath(matchId)}
        className={(isActive) =>
          cx('flex items-center gap-3 rounded-md px-3 py-2.5', isActive ? 'bg-crimson-tint' : 'hover:bg-sunken')
        }
      >
        <Avatar src={data.profile?.avatar?.thumb} name={name} size="sm" decorative />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5 font-semibold leading-tight">
            <span className="truncate">{name}</span>
            {data.profile?.isVerified && <VerifiedMark />}
          </span>
          {line && (
            <span className={cx('block truncate text-sm', unread > 0 ? 'font-semibold text-ink' : 'text-ink-soft')}>
              {line}
            </span>
          )}
        </span>
        {unread > 0 && <UnreadMark count={unread} />}
      </NavLink>
    </li>
  );
}

/** The line under a name when there is no message to show. */
function emptyLine(canMessage: boolean | undefined, name: string, unread: number): string | null {
  if (canMessage) return texts.noMessages;
  return unread > 0 ? texts.wrote(name, countText(unread)) : null;
}

function UnreadMark({ count }: { count: number }) {
  const shown = countText(count);
  return (
    <span className="min-w-6 rounded-full bg-crimson px-1.5 text-center text-xs leading-6 font-bold text-on-crimson">
      <span aria-hidden="true">{shown}</span>
      <span className="sr-only">{texts.unread(shown)}</span>
    </span>
  );
}

export function ChatList() {
  const { data, fetchMore, loading } = useChatListQuery({ variables: { first: limits.page.default }, ...shownAtOnce });
  const viewer = data?.viewer;
  const { newMatches, conversations } = inboxOf(
    viewer?.newMatches.edges.map(({ node }) => node) ?? [],
    viewer?.conversations.edges.map(({ node }) => node) ?? [],
  );
  const hasMore = [viewer?.newMatches, viewer?.conversations].some((list) => list?.pageInfo.hasNextPage);

  function showMore(): void {
    const [after, afterNew] = [viewer?.conversations.pageInfo.endCursor, viewer?.newMatches.pageInfo.endCursor];
    fetchMore({ variables: { after, afterNew } }).catch((failure: unknown) =>
      toast({ title: texts.error, description: messageOf(failure, texts.listFailed), tone: 'error' }),
    );
  }

  return (
    <nav aria-label={texts.listTitle} className="flex min-h-0 flex-col border-r border-line bg-paper">
      <p aria-hidden="true" className="px-6 pt-5 pb-2 text-lg font-bold tracking-tight">
        {texts.listTitle}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-4">
        <ul className="grid grid-cols-1 gap-0.5">
          {[...conversations, ...newMatches].map(({ id }) => (
            <Row key={id} matchId={id} />
          ))}
        </ul>
        {hasMore && (
          <Button variant="ghost" size="sm" className="mt-2 w-full" loading={loading} onClick={showMore}>
            {texts.more}
          </Button>
        )}
      </div>
    </nav>
  );
}
