import type { Dispatch } from 'react';
import type { DeckAction } from './deck-state.ts';
import type { BrowsePageQuery } from './discovery.generated.ts';

export type Card = BrowsePageQuery['deck']['profiles'][number];
export type DeckDispatch = Dispatch<DeckAction<Card>>;

/** Swipes are sent one at a time, in their order, so that an undo finds its pass. `keepalive` completes them when the page is left. */
export const swipeQueue = { queue: 'swipe', fetchOptions: { keepalive: true } } as const;
