import { useEffect } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { inboxOf } from '#client/components/events/inbox.ts';
import { inboxName } from '#client/components/snapshot/names.ts';
import { useSnapshot } from '#client/components/snapshot/use-snapshot.ts';
import { toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { cutInbox, readable } from './kept-inbox.ts';
import { MatchesPageDocument, useMatchesPageQuery } from './matches.generated.ts';
import { texts } from './texts.ts';

const variables = { first: limits.page.default };
const kept = { name: inboxName, query: MatchesPageDocument, variables, cut: cutInbox, threads: readable };

/** `inbox` is null while nothing is known. New matches and messages come by the shell's events. */
export function useMatches() {
  useSnapshot(kept);
  const { data, error, loading, fetchMore, refetch } = useMatchesPageQuery({ variables, ...shownAtOnce });
  const viewer = data?.viewer;
  const inbox = viewer
    ? inboxOf(
        viewer.newMatches.edges.map(({ node }) => node),
        viewer.conversations.edges.map(({ node }) => node),
      )
    : null;

  // A plan began or ended meanwhile, so that each match must tell again whether the viewer may write.
  const canMessage = viewer?.plan.abilities.includes('MESSAGES');
  const isStale =
    inbox !== null &&
    [...inbox.newMatches, ...inbox.conversations].some(({ canViewerMessage }) => canViewerMessage !== canMessage);
  useEffect(() => {
    // For example offline: the cards stay until the list is shown again.
    if (isStale) refetch().catch(() => undefined);
  }, [isStale, refetch]);

  /** Fetches the next page of both lists: the cursor of an empty page gives none. */
  function showMore(): void {
    const further = {
      after: viewer?.conversations.pageInfo.endCursor,
      afterNew: viewer?.newMatches.pageInfo.endCursor,
    };
    fetchMore({ variables: further }).catch((failure: unknown) =>
      toast({ title: texts.error, description: messageOf(failure, texts.loadFailed), tone: 'error' }),
    );
  }

  return {
    inbox,
    isFree: canMessage === false,
    error,
    isLoading: loading,
    hasMore: [viewer?.newMatches, viewer?.conversations].some((list) => list?.pageInfo.hasNextPage),
    showMore,
    retry: () => void refetch().catch(() => undefined),
  };
}
