import { useEffect } from 'react';
import { messageOf } from '#client/apollo/error-message.ts';
import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { toast } from '#client/ui/toast.tsx';
import { limits } from '#rules/limits.ts';
import { useLikersPageQuery } from './likers.generated.ts';
import { texts } from './texts.ts';

export function useLikers() {
  const { data, error, loading, fetchMore, refetch } = useLikersPageQuery({
    variables: { first: limits.page.default },
    ...shownAtOnce,
  });
  const connection = data?.viewer?.likers;
  const likers = connection?.edges.map(({ node }) => node) ?? null;
  const hasMore = connection?.pageInfo.hasNextPage ?? false;

  function showMore(): void {
    fetchMore({ variables: { after: connection?.pageInfo.endCursor } }).catch((error: unknown) =>
      toast({ title: texts.error, description: messageOf(error, texts.loadFailed), tone: 'error' }),
    );
  }
  const retry = () => void refetch().catch(() => undefined);

  // Everybody of the pages in hand was answered, and there are more.
  const isUsedUp = likers?.length === 0 && hasMore;
  useEffect(() => {
    if (isUsedUp) refetch().catch(() => undefined);
  }, [isUsedUp, refetch]);

  return { likers: isUsedUp ? null : likers, error, isLoading: loading, hasMore, showMore, retry };
}
