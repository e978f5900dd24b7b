import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { ChatCatchUpDocument, ChatEarlierDocument, type ChatPageQuery } from './chat.generated.ts';
import { texts } from './texts.ts';
import type { ThreadMessage } from './thread.ts';

export const PAGE = 30;

type Match = NonNullable<NonNullable<ChatPageQuery['viewer']>['match']>;
const none: readonly Match['messages']['edges'][number][] = [];

type Latest = RefObject<{
  matchId: string | null;
  frontier: string | null;
  oldest: Match['messages']['edges'][number] | undefined;
}>;

/** Loads once more if a message came meanwhile. */
function useCatchingUp(latest: Latest) {
  const client = useApolloClient();
  const running = useRef<{ matchId: string; again: boolean } | null>(null);
  const catchUp = useCallback(async () => {
    const { matchId } = latest.current;
    if (matchId === null) return;
    if (running.current?.matchId === matchId) {
      running.current.again = true;
      return;
    }
    const run = { matchId, again: false };
    running.current = run;
    let after = latest.current.frontier;
    try {
      for (;;) {
        run.again = false;
        const { data } = await client.query({
          query: ChatCatchUpDocument,
          variables: { matchId, first: limits.page.max, after },
          fetchPolicy: 'network-only',
        });
        const page = data?.viewer?.match?.messages.pageInfo;
        after = page?.endCursor ?? after;
        if (!page || (!page.hasNextPage && !run.again)) break;
      }
    } catch {
      // Still offline. It tries again when the connection comes back.
    } finally {
      if (running.current === run) running.current = null;
    }
  }, [client, latest]);

  /** A message arrived or was read. The running request may have been answered before it, so another one follows. */
  const outdate = useCallback(() => {
    if (running.current) running.current.again = true;
  }, []);

  return { catchUp, outdate };
}

/**
 * Oldest first, without gaps. `catchUp` loads all messages after the server's last page, so that a dropped connection loses none. A gap is
 * filled once the page's own answer is there, which is that much newer than an earlier visit.
 */
export function useThread(match: Match | null, isSettled: boolean) {
  const client = useApolloClient();
  const matchId = match?.id ?? null;
  const edges = match?.messages.edges ?? none;
  const messages = useMemo(() => edges.map(({ node }) => node), [edges]);
  /** The id of the first message of all, once it is there. */
  const [start, setStart] = useState<string | null>(null);
  const oldest = edges[0];
  const hasEarlier = oldest !== undefined && oldest.node.seq > 1 && oldest.node.id !== start;

  // Only messages of a server page have cursors. Everything after the last cursor is loaded again.
  const frontier = edges.findLast(({ cursor }) => cursor !== '')?.cursor ?? null;
  const latest = useRef({ matchId, frontier, oldest });
  latest.current = { matchId, frontier, oldest };

  const { catchUp, outdate } = useCatchingUp(latest);

  const loadingEarlier = useRef<string | null>(null);
  const earlier = useCallback(
    async (count: number): Promise<boolean> => {
      const { matchId, oldest } = latest.current;
      if (matchId === null || oldest === undefined || loadingEarlier.current === matchId) return true;
      loadingEarlier.current = matchId;
      try {
        const { data } = await client.query({
          query: ChatEarlierDocument,
          variables: { matchId, last: Math.min(count, limits.page.max), before: oldest.cursor },
          fetchPolicy: 'network-only',
        });
        const page = data?.viewer?.match?.messages;
        if (!page?.pageInfo.hasPreviousPage) setStart((page?.edges[0] ?? oldest).node.id);
        return true;
      } catch (error) {
        toast({ title: texts.error, description: messageOf(error, texts.earlierFailed), tone: 'error' });
        return false;
      } finally {
        loadingEarlier.current = null;
      }
    },
    [client],
  );

  // A gap in the message numbers, or a missing newest message, means that an event was lost.
  const newest = messages.at(-1)?.seq ?? 0;
  const isMissing = hasHole(messages) || (match?.canViewerMessage === true && (match.lastMessage?.seq ?? 0) > newest);
  const mark = `${matchId}:${newest}:${match?.lastMessage?.seq ?? 0}:${isMissing}`;
  useEffect(() => {
    if (isMissing && isSettled && mark) void catchUp();
  }, [isMissing, isSettled, mark, catchUp]);

  return { messages, hasEarlier, earlier, catchUp, outdate };
}

function hasHole(messages: readonly ThreadMessage[]): boolean {
  return messages.some(({ seq }, index) => index > 0 && seq !== (messages[index - 1]?.seq ?? 0) + 1);
}
