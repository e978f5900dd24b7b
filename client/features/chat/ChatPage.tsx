import { Suspense, useCallback, useEffect, useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { isUnreached, messageOf } from '#client/apollo/error-message.ts';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { useConnected } from '#client/apollo/socket-status.ts';
import { pendingUnmatches } from '#client/components/safety/pending-unmatches.ts';
import { threadName } from '#client/components/snapshot/names.ts';
import { useSnapshot } from '#client/components/snapshot/use-snapshot.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useIsWide } from '#client/lib/use-is-wide.ts';
import { Page } from '#client/ui/Page.tsx';
import { toast } from '#client/ui/toast.tsx';
import { paths } from '#rules/paths.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { Conversation } from './Conversation.tsx';
import { ChatPageDocument, type ChatPageQuery, useChatPageQuery } from './chat.generated.ts';
import { cutThread } from './kept-thread.ts';
import { PlannedDate } from './PlannedDate.tsx';
import { ChatFailed, ChatSkeleton, UpgradePanel } from './states.tsx';
import { texts } from './texts.ts';
import { PAGE } from './use-thread.ts';

const ChatList = lazyPart(async () => (await import('./ChatList.tsx')).ChatList);

type Match = NonNullable<NonNullable<ChatPageQuery['viewer']>['match']>;

function Locked({ match, name, onConnected }: { match: Match; name: string; onConnected: () => unknown }) {
  // A message may have come before the events of this page began.
  useConnected(onConnected);
  return (
    <>
      <ChatHeader match={match} isTyping={false} />
      <PlannedDate match={match} name={name} />
      <UpgradePanel name={name} unread={match.unreadCount} />
    </>
  );
}

/** On wide screens the other conversations stand beside it. */
export function Component() {
  const { matchId = '' } = useParams();
  const isWide = useIsWide();
  const variables = { matchId, last: PAGE };
  useSnapshot({ name: threadName(matchId), query: ChatPageDocument, variables, cut: cutThread });
  const { data, previousData, error, loading, refetch } = useChatPageQuery({ variables, ...shownAtOnce });
  // A failed request leaves what was there on screen.
  const viewer = (data ?? previousData)?.viewer;
  const match = viewer?.match && viewer.match.id !== matchId ? undefined : viewer?.match;
  const name = match?.profile?.fullName ?? texts.unknown;

  // Without a network the banner over the thread says so.
  const isTold = match !== undefined && isUnreached(error);
  useEffect(() => {
    if (error && !isTold) toast({ title: texts.error, description: messageOf(error, texts.loadFailed), tone: 'error' });
  }, [error, isTold]);

  // The other person ended the match meanwhile. An unknown chat tells nothing.
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (match) shown.current = match.id;
    else if (match === null && shown.current === matchId && !pendingUnmatches.has(matchId))
      toast({ title: texts.ended, tone: 'info', about: matchId });
  }, [match, matchId]);

  /** Answers false when the match is over or may not be read. A failure shows as `error`. */
  const again = useCallback(
    () =>
      refetch().then(
        ({ data: now }) => now?.viewer?.match?.canViewerMessage === true,
        () => true,
      ),
    [refetch],
  );

  // A plan began or ended while the chat was open: the match tells what follows from it.
  const isStale =
    match !== null && match !== undefined && viewer?.plan.abilities.includes('MESSAGES') !== match.canViewerMessage;
  useEffect(() => {
    if (isStale) void again();
  }, [isStale, again]);

  if (data?.viewer && match === null) return <Navigate to={paths.matches} replace />;
  return (
    <Page
      title={match ? texts.titleWith(name) : texts.title}
      description={texts.description}
      ownHeading
      width="full"
      className="h-[calc(100dvh-var(--header))] flex-none lg:grid lg:grid-cols-[22rem_1fr]"
    >
      {isWide && (
        <Suspense fallback={<div className="border-r border-line bg-paper" />}>
          <ChatList />
        </Suspense>
      )}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        {/* The same in every state of the page, so that the focus it takes stays while the chat loads. */}
        <h1 tabIndex={-1} className="sr-only">
          {match ? texts.titleWith(name) : texts.title}
        </h1>
        {match ? (
          match.canViewerMessage ? (
            <Conversation key={match.id} match={match} isSettled={!loading} onLost={again} />
          ) : (
            <Locked match={match} name={name} onConnected={again} />
          )
        ) : error ? (
          <ChatFailed onRetry={() => void again()} />
        ) : (
          <ChatSkeleton />
        )}
      </div>
    </Page>
  );
}
