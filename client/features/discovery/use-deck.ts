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

export type Deck = {
  state: DeckState<Card>;
  dispatch: DeckDispatch;
  viewer: BrowsePageQuery['viewer'];
  end: BrowsePageQuery['deck']['end'];
  status: 'loading' | 'failed' | 'ready';
  /** It failed because the plan does not hold what the filter asks for. */
  isForbidden: boolean;
  /** Asks for the deck again. */
  retry: () => void;
};

function isRefusal(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
}

/** The deck for a filter (null is the saved one) and a search (null is none), refilled while there are still cards in hand. */
export function useDeck(filter: DeckFilter | null, search: string | null): Deck {
  const [state, dispatch] = useReducer(deckReducer<Card>, emptyDeck);
  const variables = useMemo(
    () => ({ filter: filter === null ? undefined : toDeckInput(filter), search: search ?? undefined }),
    [filter, search],
  );
  const filterKey = JSON.stringify(variables);
  // A snapshot of yesterday is of no use: each visit asks the server. Later writes to the cache then reach the cards in hand.
  const { data, error, loading, refetch } = useBrowsePageQuery({
    variables,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const profiles = data?.deck.profiles;
  const end = data?.deck.end ?? null;
  const top = state.cards[0]?.id ?? null;

  useEffect(() => {
    if (profiles !== undefined && !loading) dispatch({ type: 'dealt', filterKey, cards: profiles });
  }, [profiles, loading, filterKey]);

  // Once for each card on top: a refill that brings nobody new must not ask again and again.
  const refilledAt = useRef<string | null>(null);
  const isLow = state.filterKey === filterKey && end === null && state.cards.length <= limits.deck.refillAt;
  useEffect(() => {
    const key = `${filterKey} ${top}`;
    if (!isLow || loading || refilledAt.current === key) return;
    refilledAt.current = key;
    refetch().catch(() => toast({ title: messages.loadFailed, description: messages.tryAgain, tone: 'error' }));
  }, [isLow, loading, top, filterKey, refetch]);

  const retry = useCallback(() => void refetch().catch(() => {}), [refetch]);
  const isDealt = state.filterKey === filterKey;
  const hasCards = isDealt && state.cards.length > 0;
  return {
    state,
    dispatch,
    viewer: data?.viewer ?? null,
    end,
    status: hasCards ? 'ready' : loading ? 'loading' : error !== undefined ? 'failed' : isDealt ? 'ready' : 'loading',
    isForbidden: isRefusal(error),
    retry,
  };
}
