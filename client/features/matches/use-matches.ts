import { useEffect } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { useMatchesPageQuery } from './matches.generated.ts';
import { texts } from './texts.ts';

/** Null while nothing is known. New matches come by the shell's events. */
export function useMatches() {
  const { data, error, loading, fetchMore, refetch } = useMatchesPageQuery({
    variables: { first: limits.page.default },
    ...shownAtOnce,
  });
  const viewer = data?.viewer;
  const connection = viewer?.matches;
  const matches = connection?.edges.map(({ node }) => node) ?? null;

  // A plan began or ended meanwhile, so that each match must tell again whether the viewer may write.
  const canMessage = viewer?.plan.abilities.includes('MESSAGES');
  const isStale = matches?.some(({ canViewerMessage }) => canViewerMessage !== canMessage) ?? false;
  useEffect(() => {
    // For example offline: the cards stay until the list is shown again.
    if (isStale) refetch().catch(() => undefined);
  }, [isStale, refetch]);

  function showMore(): void {
    fetchMore({ variables: { after: connection?.pageInfo.endCursor } }).catch((error: unknown) =>
      toast({ title: texts.error, description: messageOf(error, texts.loadFailed), tone: 'error' }),
    );
  }

  return {
    matches,
    isFree: canMessage === false,
    error,
    isLoading: loading,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    showMore,
    retry: () => void refetch().catch(() => undefined),
  };
}
