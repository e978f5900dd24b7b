import type { Unmasked } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { isUnreached } from '#client/apollo/error-message.ts';
import { session } from '#client/apollo/session.ts';
import { type Answer, type EarlySwipe, forgetStarted, startedIn } from '#client/apollo/started.ts';
import { swipedKey } from '#client/components/outbox/keys.ts';
import { itemsAt } from '#client/components/outbox/left-behind.ts';
import { isSending } from '#client/components/outbox/load-sending.ts';
import { outbox, swiped, swipeLane } from '#client/components/outbox/outbox.ts';
import { deckName } from '#client/components/snapshot/names.ts';
import { tellOffline } from '#client/components/snapshot/tell-offline.ts';
import { snapshotOf, useKept } from '#client/components/snapshot/use-kept.ts';
import { toast } from '#client/ui/toast.tsx';
import type { DeckFilter } from '#rules/deck-filter.ts';
import { limits } from '#rules/limits.ts';
import type { Card, DeckDispatch } from './deck-actions.ts';
import { type DeckState, deckReducer, emptyDeck } from './deck-state.ts';
import { BrowsePageDocument, type BrowsePageQuery, useBrowsePageQuery } from './discovery.generated.ts';
import { swipedEarly, useEarlySwipes } from './early-swipes.ts';
import { toDeckInput } from './filter.ts';
import { texts } from './texts.ts';

export type DeckAnswer = {
  filterKey: string | null;
  profiles: readonly Card[] | undefined;
  viewer: BrowsePageQuery['viewer'];
  end: BrowsePageQuery['deck']['end'];
  loading: boolean;
  hasFailed: boolean;
  /** No answer came: these are the people that were in hand when the last visit ended. */
  isKept: boolean;
  /** The request failed because the plan does not include the filter. */
  isForbidden: boolean;
  refetch: () => Promise<unknown>;
};

export type Deck = {
  state: DeckState<Card>;
  dispatch: DeckDispatch;
  status: 'loading' | 'failed' | 'ready';
  retry: () => void;
};

function isRefusal(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'FORBIDDEN');
}

type StartedDeck = 'cached' | 'awaited' | 'none';

/** Takes over the deck that the document has asked for: it is in the cache, or on its way there. The people in it are dealt once. */
function useStartedDeck(): StartedDeck {
  const { cache } = useApolloClient();
  const [started] = useState(() => startedIn(session.id()));
  const keep = (answer: Answer | null): StartedDeck => {
    if (answer === null) return 'none';
    cache.writeQuery({ query: BrowsePageDocument, variables: {}, data: answer as Unmasked<BrowsePageQuery> });
    return 'cached';
  };
  const [state, setState] = useState<StartedDeck>(() => {
    if (started === null) return 'none';
    return started.answer === null ? 'awaited' : keep(started.answer);
  });
  const onAnswer = useEffectEvent((answer: Answer | null) => setState(keep(answer)));
  useEffect(() => {
    forgetStarted();
    // The answer may have come since the first render.
    if (state === 'awaited') void started?.asking.then(onAnswer);
  }, [started, state]);
  return state;
}

const ownDeck = { query: BrowsePageDocument, variables: {} };
const ownKey = '{}';

/** Who is in hand of the deck without filter and search. It outlasts the page, whose swipes the server knows by then. */
let hand: ReadonlySet<string> = new Set();

/** Null when nobody is left. Nobody knows who will be active then. */
function cutDeck({ viewer, deck }: Unmasked<BrowsePageQuery>): Unmasked<BrowsePageQuery> | null {
  const inHand = deck.profiles.filter(({ id }) => hand.has(id)).slice(0, limits.deck.page);
  const profiles = inHand.map((profile) => ({ ...profile, activity: null }));
  return profiles.length === 0 ? null : { viewer, deck: { ...deck, profiles } };
}

/** Where the server was not reached: who was in hand in this visit, or at the end of the last. Stays while the server is asked again. */
function useKeptDeck(isMissing: boolean): BrowsePageQuery | null {
  const { cache } = useApolloClient();
  const [isNeeded, setNeeded] = useState(false);
  if (isMissing && !isNeeded) setNeeded(true);
  const kept = useMemo(() => {
    if (!isNeeded) return null;
    const now = cache.readQuery(ownDeck) as Unmasked<BrowsePageQuery> | null;
    if (now !== null) return cutDeck(now);
    const data = snapshotOf(deckName, ownDeck.query, ownDeck.variables);
    // The cards take themselves from the cache.
    if (data !== null) cache.writeQuery({ ...ownDeck, data, broadcast: false });
    return data;
  }, [cache, isNeeded]);
  const isShown = kept !== null;
  useEffect(() => {
    if (isShown) tellOffline();
  }, [isShown]);
  return kept as BrowsePageQuery | null;
}

/** Queries the deck of a filter (null for the saved one) and a search (null for none). Sends no query for a search that is too long. */
export function useDeckAnswer(filter: DeckFilter | null, search: string | null, isTooLong: boolean): DeckAnswer {
  const variables = useMemo(
    () => ({ filter: filter === null ? undefined : toDeckInput(filter), search: search ?? undefined }),
    [filter, search],
  );
  const filterKey = isTooLong ? null : JSON.stringify(variables);
  const started = useStartedDeck();
  useKept({ name: deckName, ...ownDeck, cut: cutDeck });
  // A cached deck is outdated, unless the document has just asked for it: each visit asks the server. Later writes to the cache then reach the cards in hand.
  const {
    data: answer,
    error,
    loading,
    refetch,
  } = useBrowsePageQuery({
    variables,
    // People in an answer count as dealt, seen or not.
    skip: isTooLong || started === 'awaited',
    fetchPolicy: started === 'cached' ? 'cache-first' : 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  const isOwn = filterKey === ownKey;
  const keptDeck = useKeptDeck(isOwn && answer === undefined && isUnreached(error));
  const data = answer ?? (isOwn ? keptDeck : null);
  return {
    filterKey,
    profiles: data?.deck.profiles,
    viewer: data?.viewer ?? null,
    end: data?.deck.end ?? null,
    loading: loading || started === 'awaited',
    hasFailed: error !== undefined,
    isForbidden: isRefusal(error),
    isKept: data !== null && data === keptDeck,
    refetch,
  };
}

const none: readonly EarlySwipe[] = [];

/** Separate from the answer, so that a swipe renders only the deck again. */
export function useDeck({ filterKey, profiles, end, loading, hasFailed, refetch }: DeckAnswer): Deck {
  const [early] = useState(() => startedIn(session.id())?.swipes ?? none);
  const [state, dispatch] = useReducer(deckReducer<Card>, emptyDeck, (empty) =>
    filterKey === null || profiles === undefined || loading
      ? empty
      : swipedEarly(deckReducer(empty, { type: 'dealt', filterKey, cards: profiles }), early),
  );
  const top = state.cards[0]?.id ?? null;

  useEffect(() => {
    if (filterKey !== null && profiles !== undefined && !loading)
      dispatch({ type: 'dealt', filterKey, cards: profiles });
  }, [profiles, loading, filterKey]);

  useEarlySwipes(early);
  useEffect(() => outbox.onSettled((item, ending) => dispatch({ type: 'settled', item, ending })), []);
  const { cards } = state;
  useEffect(() => {
    if (state.filterKey === ownKey) hand = new Set(cards.map(({ id }) => id));
  }, [cards, state.filterKey]);
  // The server deals once more whose swipes it does not know yet, before and after what an earlier visit left is read.
  useLayoutEffect(() => {
    // What an earlier visit left may not be read yet.
    const left = () => (isSending() ? [] : itemsAt(swipedKey).map(String));
    const hide = () => dispatch({ type: 'waiting', ids: swiped(outbox.read(swipeLane), left()) });
    if (cards.length > 0) hide();
    return outbox.subscribe(hide);
  }, [cards]);

  // One refill for each top card: a refill without new people must not repeat endlessly.
  const refilledAt = useRef<string | null>(null);
  const isLow =
    filterKey !== null && state.filterKey === filterKey && end === null && state.cards.length <= limits.deck.refillAt;
  useEffect(() => {
    const key = `${filterKey} ${top}`;
    if (!isLow || loading || refilledAt.current === key) return;
    refilledAt.current = key;
    refetch().catch(() => toast({ title: texts.loadFailed, description: texts.tryAgain, tone: 'error' }));
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
