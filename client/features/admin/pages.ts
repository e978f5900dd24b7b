import { messageOf } from '#client/apollo/error-message.ts';
import { toast } from '#client/ui/toast.tsx';
import { texts } from './messages.ts';

type Connection<N> = {
  edges: readonly { node: N }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};
type Asked = {
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
  /** Asks for the page after this cursor. */
  more: (after: string | null) => Promise<unknown>;
};

export type Pages<N> = {
  /** Undefined while nothing is known. */
  items: readonly N[] | undefined;
  hasFailed: boolean;
  isLoading: boolean;
  hasMore: boolean;
  retry: () => void;
  /** Whether the next page came. */
  showMore: () => Promise<boolean>;
};

/** What a list shows of a connection as far as it was asked for. `keep` leaves out the rows that a decision took away. */
export function pagesOf<N>(
  connection: Connection<N> | undefined,
  { error, loading, refetch, more }: Asked,
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
      more(connection?.pageInfo.endCursor ?? null).then(
        () => true,
        (failure: unknown) => {
          toast({ title: texts.error, description: messageOf(failure, texts.tryAgain), tone: 'error' });
          return false;
        },
      ),
  };
}
