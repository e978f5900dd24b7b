import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { sayLoadFailed, useLoadFailure } from '#client/shell/use-load-failure.ts';
import { clearToasts } from '#client/ui/toast.tsx';
import { messages } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import { type Choice, filterOf } from './choice.ts';
import { useDateIdeasPageQuery } from './date-ideas.generated.ts';

const failure = { title: messages.loadFailed, about: 'date ideas' };

/** Null until the first page is known. A failure is shown as a toast. */
export function useDateIdeas(choice: Choice) {
  // Cached places are shown without a request, because places change seldom and data is expensive.
  // What is near depends on where the person is now.
  const { data, error, loading, fetchMore, refetch } = useDateIdeasPageQuery({
    ...(choice.near === null ? {} : shownAtOnce),
    variables: { filter: filterOf(choice), first: limits.dateIdeas.page },
  });
  const connection = data?.dateIdeas;
  const ideas = connection?.edges.map(({ node }) => node) ?? null;

  const hasFailed = useLoadFailure(failure, error, loading);

  /** Loads the next page. Resolves to true when it was loaded. */
  async function showMore(): Promise<boolean> {
    try {
      await fetchMore({ variables: { after: connection?.pageInfo.endCursor } });
      clearToasts(failure.about);
      return true;
    } catch (reason) {
      sayLoadFailed(failure, reason);
      return false;
    }
  }
  const retry = () => void refetch().catch(() => undefined);

  return {
    ideas,
    hasFailed: hasFailed && ideas === null,
    isLoading: loading,
    total: connection?.totalCount ?? null,
    hasMore: connection?.pageInfo.hasNextPage ?? false,
    showMore,
    retry,
  };
}
