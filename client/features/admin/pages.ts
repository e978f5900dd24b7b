import { messageOf } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { texts } from './texts.ts';

type Connection<N> = {
  edges: readonly { node: N }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};
type Asked = {
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
  fetchMore: (options: { variables: { after: string | null } }) => Promise<unknown>;
};

export type Pages<N> = {
  /** Undefined until the first page is known. */
  items: readonly N[] | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  hasMore: boolean;
  retry: () => void;
  /** Resolves to true when the next page was loaded. */
  showMore: () => Promise<boolean>;
};

/** `keep` removes the rows that a decision took away. */
export function pagesOf<N>(
  connection: Connection<N> | undefined,
  { error, loading, refetch, fetchMore }: Asked,
  keep: (node: N) => boolean = () => true,
): Pages<N> {
  const hasMore = connection?.pageInfo.hasNextPage ?? false;
  return {
    items: connection?.edges.map(({ node }) => node).filter(keep),
    hasFailed: error !== undefined && !loading,
    isLoading: loading,
    hasMore,
    retry: () => void refetch().catch(() => undefined),
    showMore: () =>
      fetchMore({ variables: { after: connection?.pageInfo.endCursor ?? null } }).then(
        () => true,
        (failure: unknown) => {
          toast({ title: texts.error, description: messageOf(failure, texts.tryAgain), tone: 'error' });
          return false;
        },
      ),
  };
}
