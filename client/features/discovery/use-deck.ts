import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { toast } from '#client/ui/toast.tsx';
import type { DeckFilter } from '#rules/discovery.ts';
import { limits } from '#rules/limits.ts';
import type { Card, DeckDispatch } from './deck-actions.ts';
import { type DeckState, deckReducer, emptyDeck } from './deck-state.ts';
import { type BrowsePageQuery, useBrowsePageQuery } from './discovery.generated.ts';
import { toDeckInput } from './filter.ts';
import { messages } from './messages.ts';

/** What the server answers for one filter and search. */
export type DeckAnswer = {
  /** Null while nothing is asked. */
  filterKey: string | null;
  profiles: readonly Card[] | undefined;
  viewer: BrowsePageQuery['viewer'];
  end: BrowsePageQuery['deck']['end'];
  loading: boolean;
  hasFailed: boolean;
  /** It failed because the plan does not hold what the filter asks for. */
  isForbidden: boolean;
  refetch: () => Promise<unknown>;
};

/** The cards in hand, and what may be done with them. */
export type Deck = {
  state: DeckState<Card>;
  dispatch: DeckDispatch;
  status: 'loading' | 'failed' | 'ready';
  /** Asks for the deck again. */
  retry: () => void;
};

function isRefusal(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
}

/** Asks for the deck of a filter (null is the saved one) and a search (null is none); of a search that is too long, never. */
export function useDeckAnswer(filter: DeckFilter | null, search: string | null, isTooLong: boolean): DeckAnswer {
  const variables = useMemo(
    () => ({ filter: filter === null ? undefined : toDeckInput(filter), search: search ?? undefined }),
    [filter, search],
  );
  const filterKey = isTooLong ? null : JSON.stringify(variables);
  // A snapshot of yesterday is of no use: each visit asks the server. Later writes to the cache then reach the cards in hand.
  const { data, error, loading, refetch } = useBrowsePageQuery({
    variables,
    // People who are handed out count as such, seen or not.
    skip: isTooLong,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  return {
    filterKey,
    profiles: data?.deck.profiles,
    viewer: data?.viewer ?? null,
    end: data?.deck.end ?? null,
    loading,
    hasFailed: error !== undefined,
    isForbidden: isRefusal(error),
    refetch,
  };
}

/** The cards in hand, refilled while there are still some. Apart from the answer, so that a swipe draws no more than the deck anew. */
export function useDeck({ filterKey, profiles, end, loading, hasFailed, refetch }: DeckAnswer): Deck {
  const [state, dispatch] = useReducer(deckReducer<Card>, emptyDeck);
  const top = state.cards[0]?.id ?? null;

  useEffect(() => {
    if (filterKey !== null && profiles !== undefined && !loading)
      dispatch({ type: 'dealt', filterKey, cards: profiles });
  }, [profiles, loading, filterKey]);

  // Once for each card on top: a refill that brings nobody new must not ask again and again.
  const refilledAt = useRef<string | null>(null);
  const isLow =
    filterKey !== null && state.filterKey === filterKey && end === null && state.cards.length <= limits.deck.refillAt;
  useEffect(() => {
    const key = `${filterKey} ${top}`;
    if (!isLow || loading || refilledAt.current === key) return;
    refilledAt.current = key;
    refetch().catch(() => toast({ title: messages.loadFailed, description: messages.tryAgain, tone: 'error' }));
  }, [isLow, loading, top, filterKey, refetch]);

  const retry = useCallback(() => void refetch().catch(() => {}), [refetch]);
  const isDealt = filterKey !== null && state.filterKey === filterKey;
  const hasCards = isDealt && state.cards.length > 0;
  return {
    state,
    dispatch,
    status: hasCards ? 'ready' : loading ? 'loading' : hasFailed ? 'failed' : isDealt ? 'ready' : 'loading',
    retry,
  };
}
