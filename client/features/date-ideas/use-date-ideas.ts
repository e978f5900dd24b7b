import { sayLoadFailed, useLoadFailure } from '#client/shell/use-load-failure.ts';
import { clearToasts } from '#client/ui/toast.tsx';
import { messages } from '#rules/date-ideas.ts';
import { limits } from '#rules/limits.ts';
import { type Choice, filterOf } from './choice.ts';
import { useDateIdeasPageQuery } from './date-ideas.generated.ts';

const failure = { title: messages.loadFailed, about: 'date ideas' };

/** The places of a choice, as far as they were asked for; null while nothing is known. A failure is said as a toast. */
export function useDateIdeas(choice: Choice) {
  // What is kept is shown without asking again: places change seldom, and data is dear.
  const { data, error, loading, fetchMore, refetch } = useDateIdeasPageQuery({
    variables: { filter: filterOf(choice), first: limits.dateIdeas.page },
  });
  const connection = data?.dateIdeas;
  const ideas = connection?.edges.map(({ node }) => node) ?? null;

  const hasFailed = useLoadFailure(failure, error, loading);

  /** Asks for the next page; whether it came. */
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
