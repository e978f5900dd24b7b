import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadSending } from '#client/components/outbox/load-sending.ts';
import { WifiOffIcon } from '#client/ui/icons.tsx';
import { lagosDay } from '#rules/age.ts';
import { limits } from '#rules/limits.ts';
import { ChatHeader } from './ChatHeader.tsx';
import { Composer } from './Composer.tsx';
import type { ChatPageQuery } from './chat.generated.ts';
import { PlannedDate } from './PlannedDate.tsx';
import { PlayedGame } from './PlayedGame.tsx';
import { Beginning } from './states.tsx';
import { Thread } from './Thread.tsx';
import { texts } from './texts.ts';
import { firstUnreadSeq, newestOwnSeq, newestTheirSeq, threadRows, unreadIn, withOwn } from './thread.ts';
import { useChatEvents } from './use-chat-events.ts';
import { useCatchUp, useIsOffline } from './use-connection.ts';
import { usePending } from './use-pending.ts';
import { useReadMarks } from './use-read-marks.ts';
import { PAGE, useThread } from './use-thread.ts';
import { useOwnTyping, useTheirTyping } from './use-typing.ts';

/** What sends is not yet needed, but comes before most people have written a line. */
const AT_REST_MS = 200;

type Match = NonNullable<NonNullable<ChatPageQuery['viewer']>['match']>;

type Props = {
  match: Match;
  /** False until the server has answered, while an earlier visit is shown. */
  isSettled: boolean;
  /** The server ended the events: answers whether the match may still be read. */
  onLost: () => Promise<boolean>;
};

export function Conversation({ match, isSettled, onLost }: Props) {
  const thread = useThread(match, isSettled);
  const { pending, retry, discard, confirm } = usePending(match.id);
  const { isTyping, heard } = useTheirTyping();
  const typing = useOwnTyping(match.id);
  const isOffline = useIsOffline();
  useCatchUp(thread.catchUp);
  const events = { matchId: match.id, onTyping: heard, onNews: thread.outdate, onLost, onBack: thread.catchUp };
  const heardMessage = useChatEvents(events);
  useEffect(() => confirm(thread.messages), [confirm, thread.messages]);

  const opened = useOpening(match, thread, isSettled);
  // The unread line must be placed first, because telling makes the messages read.
  const newest = opened.isReady ? newestTheirSeq(thread.messages) : 0;
  useReadMarks({ matchId: match.id, newest, myReadSeq: match.myReadSeq, onMarked: thread.outdate });
  const shown = opened.isReady ? thread.messages : withOwn(opened.kept, thread.messages);
  const isShown = opened.isReady || shown.length > 0;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(loadSending, AT_REST_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  const rows = threadRows({
    messages: shown,
    pending,
    theirReadSeq: match.theirReadSeq,
    unreadFrom: opened.unreadFrom,
    today: lagosDay(new Date()),
  });
  const name = match.profile?.fullName ?? texts.unknown;
  const isWaiting = match.canOtherMessage === false && newestOwnSeq(thread.messages) > match.theirReadSeq;

  const { earlier } = thread;
  const onEarlier = useCallback(() => earlier(PAGE), [earlier]);
  const field = useRef<HTMLTextAreaElement>(null);
  const onRetry = useThenFocus(field, retry);
  const onDiscard = useThenFocus(field, discard);

  return (
    <>
      <ChatHeader match={match} isTyping={isTyping} />
      <PlannedDate match={match} name={name} />
      <PlayedGame match={match} name={name} />
      {isOffline && <Offline />}
      {isShown ? (
        <Thread
          rows={rows}
          // Earlier ones of a thread that the server may still replace would leave a gap.
          hasEarlier={isSettled && opened.isReady && thread.hasEarlier}
          onEarlier={onEarlier}
          onRetry={onRetry}
          onDiscard={onDiscard}
          hasGame={match.gameSession !== null}
          beginning={!thread.hasEarlier && <Beginning matchId={match.id} isEmpty={rows.length === 0} />}
        />
      ) : (
        <div className="flex-1" aria-busy="true" />
      )}
      <p role="status" className="bg-sunken px-4 py-2 text-center text-sm text-ink-soft empty:hidden">
        {isWaiting && texts.waits(name)}
      </p>
      <p role="status" className="sr-only">
        {heardMessage && texts.says(name, heardMessage)}
      </p>
      <Composer matchId={match.id} name={name} typing={typing} field={field} />
    </>
  );
}

function Offline() {
  return (
    <p role="status" className="flex items-center justify-center gap-2 bg-gold-tint px-4 py-2 text-sm text-gold">
      <WifiOffIcon className="size-5 shrink-0" />
      {texts.offline}
    </p>
  );
}

/** For a button that goes away under the finger: the field takes the focus, so that the keyboard stays. */
function useThenFocus(field: RefObject<HTMLElement | null>, act: (clientId: string) => void) {
  return useCallback(
    (clientId: string) => {
      act(clientId);
      field.current?.focus();
    },
    [act, field],
  );
}

/**
 * The first unread message may not be loaded yet. Then the messages down from it are loaded before any of them shows. `kept` are those of
 * an earlier visit: they show until then.
 */
function useOpening(match: Match, thread: ReturnType<typeof useThread>, isSettled: boolean) {
  const { myReadSeq } = match;
  const { messages, hasEarlier, earlier } = thread;
  const oldestSeq = messages[0]?.seq ?? 0;
  const isCurrent = isSettled || (match.lastMessage?.seq ?? 0) <= (messages.at(-1)?.seq ?? 0);
  const areAllHere = unreadIn(messages, myReadSeq) >= match.unreadCount && match.unreadCount <= limits.countExactTo;
  const reachesUnread = areAllHere || !hasEarlier || oldestSeq <= myReadSeq + 1;
  const canOpen = isCurrent && reachesUnread;
  const here = { unreadFrom: firstUnreadSeq(messages, myReadSeq) };
  const [kept] = useState(isSettled ? [] : messages);
  const [opening, setOpening] = useState(canOpen ? here : null);
  const isReady = opening !== null;
  if (!isReady && canOpen) setOpening(here);

  useEffect(() => {
    // Before the server's answer, which may replace what is there, earlier ones would leave a gap.
    if (isReady || !isSettled || reachesUnread) return;
    // For example offline: it opens at the first unread message that is there.
    void earlier(oldestSeq - myReadSeq - 1).then((isLoaded) => {
      if (!isLoaded) setOpening((known) => known ?? { unreadFrom: oldestSeq });
    });
  }, [isReady, isSettled, reachesUnread, myReadSeq, earlier, oldestSeq]);

  return { isReady, kept, unreadFrom: opening?.unreadFrom ?? null };
}
